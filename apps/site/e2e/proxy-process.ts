import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The ports on loopback of a proxy, and of the servers behind it. */
export interface ProxyPorts {
  site: number;
  office: number;
  sites: readonly number[];
  offices: readonly number[];
}

/** nginx or Caddy as a process on loopback, with a temporary folder for its files. */
export class ProxyProcess {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'proxy-'));
  #process: ChildProcess | undefined;

  /** The path of a file in the folder. */
  at(name: string): string {
    return path.join(this.folder, name);
  }

  /** Starts the program and waits until it listens. @throws Error after ten seconds */
  protected async run(program: string, args: readonly string[], port: number): Promise<void> {
    this.#process = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, HOME: this.folder, XDG_DATA_HOME: this.folder },
    });
    for (let attempt = 0; attempt < 100; attempt++) {
      if (await isOpen(port)) return;
      await sleep(100);
    }
    throw new Error(`${program} does not listen on port ${port}`);
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (child?.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
