import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';

// Nothing else of this machine's environment: a test must never reach somebody's real channels.
const { PATH, HOME, TMPDIR } = process.env;
const surroundings = { PATH, HOME, ...(TMPDIR && { TMPDIR }) };

/** What a test that fails leaves behind must not outlive it. */
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** One of the project's servers, as it is in production: a process of its own that can be killed. */
export class ServerProcess {
  readonly #folder: string;
  /** What the server prints when it is ready; the first group is its address. */
  readonly #ready: RegExp;
  /** Everything it has printed, over all its starts. */
  log = '';
  #process: ChildProcess | undefined;

  /** @param folder the app's folder, with its `server.ts` */
  constructor(folder: string, ready: RegExp) {
    this.#folder = folder;
    this.#ready = ready;
  }

  get pid(): number {
    return this.#process?.pid ?? NaN;
  }

  /**
   * Starts it and waits until it is ready.
   *
   * @returns its address
   * @throws Error with what it printed, when it ended instead
   */
  start(environment: Record<string, string>): Promise<string> {
    const child = spawn(process.execPath, ['server.ts'], {
      cwd: this.#folder,
      env: { ...surroundings, NODE_ENV: 'production', ...environment },
    });
    this.#process = child;
    running.add(child);
    child.on('exit', () => running.delete(child));
    let said = '';
    return new Promise((resolve, reject) => {
      const read = (chunk: Buffer) => {
        said += chunk.toString();
        this.log += chunk.toString();
        const address = this.#ready.exec(said)?.[1];
        if (address) resolve(address);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('error', reject);
      child.on('exit', () => reject(new Error(`The server ended:\n${said}`)));
    });
  }

  /** Ends the process and waits for it. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    if (child?.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    return new Promise((resolve) => {
      child.on('exit', (code) => resolve(code));
      child.kill(signal);
    });
  }
}

/** Ports that nothing listens on; each is another one. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(Array.from({ length: count }, listening));
  return Promise.all(
    probes.map(async (probe) => {
      const address = probe.address();
      await new Promise((resolve) => probe.close(resolve));
      return typeof address === 'object' && address ? address.port : 0;
    }),
  );
}

function listening(): Promise<Server> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => resolve(probe));
  });
}
