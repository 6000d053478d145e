/** How many registrations are remembered. */
const REMEMBERED = 1000;

/**
 * Remembers recent registrations by the reference of the registration API, so that the thanks page does not confirm a
 * reference that somebody typed into its address. Kept in memory: after a restart the page asks visitors to call.
 */
export class RecentRegistrations {
  readonly #takenAt = new Map<string, number>();

  note(name: string, now = Date.now()): void {
    this.#takenAt.delete(name);
    this.#takenAt.set(name, now);
    const [oldest] = this.#takenAt.keys();
    if (this.#takenAt.size > REMEMBERED && oldest !== undefined) this.#takenAt.delete(oldest);
  }

  /** When the registration was accepted, in milliseconds since 1970; undefined when it is unknown. */
  takenAt(name: string): number | undefined {
    return this.#takenAt.get(name);
  }
}
