import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

// Servers get no other variable of this machine: a test must never reach real alert channels.
const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
const inherited = { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE };

/** Servers that are killed when the test process exits. */
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** The server of an app as a process, as in production. */
export abstract class ServerProcess {
  readonly #folder: string;
  /** The line that the server prints when it is ready; the first group is its address. */
  readonly #ready: RegExp;
  abstract readonly dataDir: string;
  /** All output of all starts. */
  log = '';
  #process: ChildProcess | undefined;

  /** @param folder the app's folder, which contains `server.ts` */
  constructor(folder: string, ready: RegExp) {
    this.#folder = folder;
    this.#ready = ready;
  }

  get pid(): number {
    return this.#process?.pid ?? NaN;
  }

  /**
   * Starts the server and waits until it is ready.
   *
   * @returns its address
   * @throws Error with its output when it exits
   */
  protected launch(environment: Record<string, string>): Promise<string> {
    const child = spawn(process.execPath, ['server.ts'], {
      cwd: this.#folder,
      env: { ...inherited, NODE_ENV: 'production', ...environment },
    });
    this.#process = child;
    running.add(child);
    child.on('exit', () => running.delete(child));
    let output = '';
    return new Promise((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        this.log += chunk.toString();
        const address = this.#ready.exec(output)?.[1];
        if (address) resolve(address);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('error', reject);
      child.on('exit', () => reject(new Error(`The server ended:\n${output}`)));
    });
  }

  /** Ends the process and waits for its exit. @returns the exit code */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    if (child?.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    return new Promise((resolve) => {
      child.on('exit', (code) => resolve(code));
      child.kill(signal);
    });
  }

  /** Kills the process and deletes the data. */
  async dispose(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  [Symbol.asyncDispose] = () => this.dispose();
}
