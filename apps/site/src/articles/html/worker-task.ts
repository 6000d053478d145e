import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What a task may need at most, in MB: one that asks for more fails by itself, and not the site. */
const MEMORY_MB = 512;
/** The longest that a task may take: the largest article that there may be takes seconds. */
const LONGEST_MS = 120_000;
/** A thread that nobody needs holds the words of Thai for nothing. */
const IDLE_MS = 30_000;

/**
 * Does one kind of work where nobody waits for it, one task after the other. The thread begins with the
 * first task, and ends after half a minute without one.
 */
export class Thread<Task, Answer> {
  readonly #script: URL;
  readonly #longestMs: number;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param script answers each message with one
   * @param longestMs how long a task may take, in milliseconds
   */
  constructor(script: URL, longestMs = LONGEST_MS) {
    this.#script = script;
    this.#longestMs = longestMs;
  }

  /**
   * @throws Error `not_made` when the thread could not bear the task, or came to no end: the next one has
   *   another thread
   */
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
    const ended = once(worker, 'exit', { signal });
    // Whoever waits behind a task that hangs would wait for ever.
    const late = setTimeout(() => void worker.terminate(), this.#longestMs).unref();
    worker.postMessage(task);
    try {
      const [answer] = (await Promise.race([answered, ended.then(notMade)])) as [Answer];
      return answer;
    } catch (error) {
      throw new Error('not_made', { cause: error });
    } finally {
      done.abort();
      clearTimeout(late);
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    // It ends with what it could not bear, a moment after it said so: the next task is not for it.
    const isOver = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    worker.on('error', isOver);
    worker.once('exit', isOver);
    return worker;
  }
}

function notMade(): never {
  throw new Error('The thread ended');
}
