/** Repeats work at intervals and on demand, never twice at a time. */
export class Poller {
  readonly #work: () => Promise<number>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isRequested = false;
  #isStopped = false;

  /** @param work never rejects; returns the delay until the next run, in milliseconds */
  constructor(work: () => Promise<number>) {
    this.#work = work;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Runs the work now, or again after the running one. Never rejects. */
  async poll(): Promise<void> {
    if (this.#isStopped) return;
    this.#isRequested = true;
    clearTimeout(this.#timer);
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    await this.#running;
  }

  /** Starts no more work and waits for the running one. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    let delayMs = 0;
    while (this.#isRequested && !this.#isStopped) {
      this.#isRequested = false;
      delayMs = await this.#work();
    }
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.poll(), delayMs).unref();
  }
}
