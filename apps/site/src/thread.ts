import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What a task may need at most, in MB: one that asks for more fails by itself, and not the site. */
const MEMORY_MB = 512;
/** A thread that nobody needs holds the words of Thai for nothing. */
const IDLE_MS = 30_000;

/**
 * Does one kind of work where nobody waits for it, one task after the other. The thread begins with the
 * first task, and ends after half a minute without one.
 */
export class Thread<Task, Answer> {
  readonly #script: URL;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param script answers each message with one */
  constructor(script: URL) {
    this.#script = script;
  }

  /** @throws Error `not_made` when the thread could not bear the task: the next one has another thread */
  ask(task: Task): Promise<Answer> {
    const answer = this.#last.then(() => this.#ask(task));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #ask(task: Task): Promise<Answer> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    const done = new AbortController();
    const { signal } = done;
    const answered = once(worker, 'message', { signal });
    const ended = once(worker, 'exit', { signal }).then(() => {
      throw new Error('not_made');
    });
    worker.postMessage(task);
    try {
      const [answer] = (await Promise.race([answered, ended])) as [Answer];
      return answer;
    } finally {
      done.abort();
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    // It ends with what it could not bear.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}
