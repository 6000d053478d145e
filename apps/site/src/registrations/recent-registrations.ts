/** So many are remembered, the latest ones. */
const REMEMBERED = 1000;

/**
 * What was taken lately, by the number that the registration API gave it: the page that says thanks
 * claims nothing of a number that anybody may have written into its address. It is forgotten with the
 * process, and the page then asks to call.
 */
export class RecentRegistrations {
  readonly #takenAt = new Map<string, number>();

  /** Remembers that something was taken. */
  note(name: string, now = Date.now()): void {
    this.#takenAt.delete(name);
    this.#takenAt.set(name, now);
    const [oldest] = this.#takenAt.keys();
    if (this.#takenAt.size > REMEMBERED && oldest !== undefined) this.#takenAt.delete(oldest);
  }

  /** When it was taken, in milliseconds since 1970; undefined when nothing is known of it. */
  takenAt(name: string): number | undefined {
    return this.#takenAt.get(name);
  }
}
