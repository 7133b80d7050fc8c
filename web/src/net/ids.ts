/* ids.ts - names that nobody else gives: a move goes out under one, so that it is taken once.
 *
 * Not crypto.randomUUID: browsers have it only over https and on the machine itself, and friends come by the plain address
 * of a machine in the same room. */
export const freshId = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
