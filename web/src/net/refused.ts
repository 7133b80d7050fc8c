/* refused.ts - an answer that says no, as an error to catch. */
import type { Refusal } from './protocol';

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.why);
  }
}
