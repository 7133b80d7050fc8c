/* hand.ts - the hand above the table: what glows, what is chosen, what would come of it.
 *
 * It is rebuilt with every position. Touching a target chooses it (and its first choice); touching it again, Enter or the
 * main button plays. Where the player asked for no confirmation, the first touch plays when there is nothing to pick. */
import type { Action, Choice, FollowUp, GameUI, Props } from '../games/game';

export type AnyUI = GameUI<unknown, unknown, Action>;
export type AnyProps = Props<unknown, unknown, Action>;

export class HandState {
  readonly choices: readonly Choice[];
  readonly can: ReadonlyMap<string, readonly Choice[]>;
  target: string | null = null;
  chosen: Choice | null = null;
  then: FollowUp | null = null; // what follows the chosen one without being asked again
  private absent: ReadonlySet<string> = new Set(); // targets that nothing on the table shows

  constructor(
    choices: readonly Choice[],
    private readonly version = 0, // of the position that it is for
  ) {
    this.choices = choices;
    const can = new Map<string, Choice[]>();
    for (const choice of choices) {
      if (choice.target === '') continue;
      const list = can.get(choice.target);
      if (list) list.push(choice);
      else can.set(choice.target, [choice]);
    }
    this.can = can;
  }

  /* Tells which targets are on the table; returns whether that changed what the action bar must offer. */
  setPresent(present: ReadonlySet<string>): boolean {
    const absent = new Set([...this.can.keys()].filter((target) => !present.has(target)));
    const same = absent.size === this.absent.size && [...absent].every((target) => this.absent.has(target));
    this.absent = absent;
    return !same;
  }

  get keeps(): readonly Choice[] {
    return this.choices.filter((choice) => choice.keep === true);
  }

  /* The row of small buttons: the choices of the chosen target, else those that have no place on the table. */
  get row(): readonly Choice[] {
    if (this.target !== null) return (this.can.get(this.target) ?? []).filter((c) => !c.built && !c.keep);
    return this.choices.filter((c) => !c.keep && !c.built && (c.target === '' || this.absent.has(c.target)));
  }

  choose(target: string): void {
    const options = this.can.get(target);
    if (!options) return;
    this.target = target;
    this.then = null;
    this.chosen = options.find((choice) => !choice.keep) ?? options[0] ?? null;
  }

  prepare(action: Action | null, then: FollowUp | null): void {
    const choice = action === null ? null : (this.choices.find((c) => c.action.text === action.text) ?? null);
    this.then = choice === null ? null : then;
    this.chosen = choice;
    this.target = choice === null || choice.target === '' ? null : choice.target;
  }

  /* The same position, dealt once more: what was chosen stays chosen. A later one may allow the same again, but nobody has
   * asked for that yet. */
  inherit(before: HandState): void {
    if (before.version === this.version && before.chosen !== null) this.prepare(before.chosen.action, before.then);
  }

  take(choice: Choice): void {
    this.then = null;
    this.chosen = choice;
    if (choice.target !== '' && !this.absent.has(choice.target)) this.target = choice.target;
  }

  drop(): void {
    this.target = null;
    this.chosen = null;
    this.then = null;
  }
}
