/** Whom something happened to not long ago: for as long as was said, and up to as long again. */
export class Lately {
  readonly #forMs: number;
  /** Two, of which the older is let go of: nothing is looked through for what is over. */
  #young = new Set<unknown>();
  #old = new Set<unknown>();
  #isTimed = false;

  /** @param forMs in milliseconds */
  constructor(forMs: number) {
    this.#forMs = forMs;
  }

  has(whom: unknown): boolean {
    return this.#young.has(whom) || this.#old.has(whom);
  }

  add(whom: unknown): void {
    this.#young.add(whom);
    if (!this.#isTimed) this.#letGoLater();
  }

  #letGoLater(): void {
    this.#isTimed = true;
    setTimeout(() => {
      [this.#old, this.#young] = [this.#young, new Set()];
      this.#isTimed = false;
      if (this.#old.size > 0) this.#letGoLater();
    }, this.#forMs).unref();
  }
}
