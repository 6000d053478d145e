import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const program = '/usr/sbin/nginx';

/** Whether nginx is on this machine. */
export const isNginxHere = existsSync(program);

/** A real nginx on loopback, in a folder of its own. */
export class Nginx {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  #process: ChildProcess | undefined;

  /** Where a file of it lies. */
  at(name: string): string {
    return path.join(this.folder, name);
  }

  /**
   * Starts it and waits until it listens.
   *
   * @param http what stands in its `http`
   * @throws Error with its log when it does not
   */
  async start(http: string, port: number): Promise<void> {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    writeFileSync(
      this.at('nginx.conf'),
      `${user} daemon off; pid ${this.at('pid')}; error_log ${this.at('error.log')};
      events { worker_connections 512; }
      http { access_log off;
      ${temporary.map((name) => `${name}_temp_path ${this.at(name)};`).join(' ')}
      ${http} }`,
    );
    const options = ['-p', this.folder, '-c', this.at('nginx.conf')];
    this.#process = spawn(program, options, { stdio: 'ignore' });
    for (let attempt = 0; attempt < 100; attempt++) {
      if (await isOpen(port)) return;
      await sleep(100);
    }
    throw new Error(`nginx did not start: ${readFileSync(this.at('error.log'), 'utf8')}`);
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (child?.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
