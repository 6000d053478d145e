import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Reply, Task, Tasks } from './worker-thread.ts';

/** Heap limit of the worker in MB: a task that exceeds it fails without affecting the site. */
const MEMORY_MB = 512;
/** Default timeout; the largest allowed article takes seconds. */
const TIMEOUT_MS = 120_000;
/** An idle worker would keep the Thai dictionary in memory. */
const IDLE_MS = 30_000;

/** Runs tasks one at a time in a worker, which starts on demand and stops after half a minute without a task. */
export class TaskWorker<Task, Result> {
  readonly #script: URL;
  readonly #timeoutMs: number;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  /** @param script worker module that replies to each message with one */
  constructor(script: URL, timeoutMs = TIMEOUT_MS) {
    this.#script = script;
    this.#timeoutMs = timeoutMs;
  }

  /** @throws Error `not_made` when the worker crashed or timed out; the next task gets a new worker */
  run(task: Task): Promise<Result> {
    const result = this.#queue.then(() => this.#execute(task));
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #execute(task: Task): Promise<Result> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    const done = new AbortController();
    const { signal } = done;
    const replied = once(worker, 'message', { signal });
    const exited = once(worker, 'exit', { signal });
    // A task that hangs would block the queue.
    const timeout = setTimeout(() => void worker.terminate(), this.#timeoutMs).unref();
    worker.postMessage(task);
    try {
      const [result] = (await Promise.race([replied, exited.then(fail)])) as [Result];
      return result;
    } catch (error) {
      throw new Error('not_made', { cause: error });
    } finally {
      done.abort();
      clearTimeout(timeout);
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    // `error` comes before `exit`: drop the worker at once, so that the next task gets a new one.
    const discard = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    worker.on('error', discard);
    worker.once('exit', discard);
    return worker;
  }
}

function fail(): never {
  throw new Error('The worker exited');
}

const worker = new TaskWorker<Task, Reply>(new URL('./worker-thread.ts', import.meta.url));

/**
 * Runs a function of `worker-thread.ts` in the worker, so that a long or hostile article blocks no requests.
 *
 * @throws Error with the message of the function, or `not_made`
 */
export async function inWorker<Name extends keyof Tasks>(
  name: Name,
  ...values: Parameters<Tasks[Name]>
): Promise<ReturnType<Tasks[Name]>> {
  const reply = await worker.run({ name, values });
  if ('failed' in reply) throw new Error(reply.failed);
  return reply.result as ReturnType<Tasks[Name]>;
}
