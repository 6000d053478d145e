/** Simulated people who arrive at a steady rate, each with one or more requests. */
export abstract class Arrivals {
  readonly #timer: NodeJS.Timeout;
  readonly #pending = new Set<Promise<void>>();
  #arrived = 0;

  /** @param intervalMs between two arrivals */
  constructor(intervalMs: number) {
    this.#timer = setInterval(() => {
      for (const visit of this.visits(this.#arrived++)) {
        this.#pending.add(visit);
        void visit.finally(() => this.#pending.delete(visit));
      }
    }, intervalMs);
  }

  /** The requests of one person. @param index number of earlier arrivals */
  protected abstract visits(index: number): Promise<void>[];

  /** Stops the arrivals and waits for the pending requests. */
  async leave(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#pending);
  }
}
