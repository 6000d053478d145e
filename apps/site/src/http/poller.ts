/** Repeats work at intervals, after a delay or at once, never twice at a time. */
export class Poller {
  readonly #work: () => Promise<number | undefined>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isRequested = false;
  isStopped = false;

  /** @param work never rejects; returns the delay until the next run in milliseconds, if there is to be one */
  constructor(work: () => Promise<number | undefined>) {
    this.#work = work;
  }

  /** Runs the work now, or again after the running one. Never rejects. */
  async poll(): Promise<void> {
    if (this.isStopped) return;
    this.#isRequested = true;
    this.#clearTimer();
    this.#running ??= this.#run();
    await this.#running;
  }

  /** Runs the work after a delay in milliseconds, unless a run is due already: so changes in a row need one run. */
  pollAfter(delayMs: number): void {
    if (!this.isStopped) this.#timer ??= setTimeout(() => void this.poll(), delayMs).unref();
  }

  /** Starts no more work and waits for the running one. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.#clearTimer();
    await this.#running;
  }

  async #run(): Promise<void> {
    let delayMs: number | undefined;
    while (this.#isRequested && !this.isStopped) {
      this.#isRequested = false;
      delayMs = await this.#work();
    }
    // Not a task later: a request in between would find a run that has already looked for requests.
    this.#running = undefined;
    if (delayMs !== undefined) this.pollAfter(delayMs);
  }

  #clearTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
