import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Heap limit of the worker in MB: a task that exceeds it fails without affecting the site. */
const MEMORY_MB = 512;
/** Default timeout; the largest allowed article takes seconds. */
const LONGEST_MS = 120_000;
/** An idle worker would keep the Thai dictionary in memory. */
const IDLE_MS = 30_000;

/** Runs tasks one at a time in a worker, which starts on demand and stops after half a minute without a task. */
export class Thread<Task, Answer> {
  readonly #script: URL;
  readonly #longestMs: number;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param script worker module that replies to each message with one
   * @param longestMs timeout of a task in milliseconds
   */
  constructor(script: URL, longestMs = LONGEST_MS) {
    this.#script = script;
    this.#longestMs = longestMs;
  }

  /** @throws Error `not_made` when the worker crashed or timed out; the next task gets a new worker */
  ask(task: Task): Promise<Answer> {
    const answer = this.#last.then(() => this.#ask(task));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

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
    // A task that hangs would block the queue.
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
    // `error` comes before `exit`: drop the worker at once, so that the next task gets a new one.
    const isOver = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    worker.on('error', isOver);
    worker.once('exit', isOver);
    return worker;
  }
}

function notMade(): never {
  throw new Error('The worker exited');
}
