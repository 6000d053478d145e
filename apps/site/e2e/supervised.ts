import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const program = path.resolve(import.meta.dirname, '../../../scripts/releases/hand-over-here.mjs');
/** Until it is ready, on a machine that has much to do, in milliseconds. */
const PATIENCE_MS = 90_000;
// Nothing else of this machine's environment: nobody's real channels may be reached.
const { PATH, HOME, TMPDIR } = process.env;

/** What is still running when the script ends must not outlive it. */
const groups = new Set<number>();
process.on('exit', () => groups.forEach((group) => killGroup(group)));

/** One app under the supervisor that runs it on a machine, in a group of processes that can be killed. */
export class Supervised {
  readonly #environment: Record<string, string>;
  readonly url: string;
  log = '';
  #process: ChildProcess | undefined;

  constructor(app: 'site' | 'office', port: number, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    const portName = app === 'site' ? 'PORT' : 'OFFICE_PORT';
    this.#environment = { APPS: app, [portName]: String(port), ...environment };
  }

  /** Starts it and waits until it calls itself ready. @throws Error with what it printed */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [program], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...{ NODE_ENV: 'production', PATH, HOME, ...(TMPDIR && { TMPDIR }) },
        ...this.#environment,
      },
    });
    this.#process = child;
    if (child.pid !== undefined) groups.add(child.pid);
    for (const output of [child.stdout, child.stderr]) {
      output?.on('data', (chunk: Buffer) => (this.log += chunk.toString()));
    }
    const end = performance.now() + PATIENCE_MS;
    while ((await fetch(`${this.url}/readyz`).catch(() => undefined))?.status !== 200) {
      const isLate = performance.now() > end;
      if (child.exitCode !== null || isLate) throw new Error(`It is not ready:\n${this.log}`);
      await sleep(200);
    }
  }

  /** Lets a fresh process follow, as a release does. @throws Error when none can */
  async goOver(): Promise<void> {
    const child = this.#process;
    if (!child) throw new Error('It is not running.');
    const answered = once(child, 'message');
    child.send('go over');
    const [answer] = (await answered) as [unknown];
    if (answer !== 'done') throw new Error(`${String(answer)}\n${this.log}`);
  }

  /** Ends all of it at once, as a machine that loses its power. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child?.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const ended = once(child, 'exit');
    killGroup(child.pid);
    groups.delete(child.pid);
    await ended;
  }
}

function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
