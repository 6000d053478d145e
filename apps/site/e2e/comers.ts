/** People who come one after another, and each go away with an answer. */
export abstract class Comers {
  readonly #timer: NodeJS.Timeout;
  readonly #underWay = new Set<Promise<void>>();
  #come = 0;

  /** @param every milliseconds between two of them */
  constructor(every: number) {
    this.#timer = setInterval(() => {
      for (const visit of this.visits(this.#come++)) {
        this.#underWay.add(visit);
        void visit.finally(() => this.#underWay.delete(visit));
      }
    }, every);
  }

  /** What one of them does. @param index how many came before */
  protected abstract visits(index: number): Promise<void>[];

  /** Nobody comes any more; waits until those who came have their answer. */
  async leave(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
  }
}
