import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const nginx = '/usr/sbin/nginx';
const files = path.resolve(import.meta.dirname, '../../../deploy/nginx');

export const isNginxInstalled = existsSync(nginx);

/** nginx as a process on loopback, with a temporary folder for its files. */
export class Proxy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'proxy-'));
  #process: ChildProcess | undefined;

  /** The path of a file in the folder. */
  at(name: string): string {
    return path.join(this.folder, name);
  }

  /** Starts nginx with a given content of its `http` block, and waits until it listens on the port. */
  async startNginx(http: string, port: number): Promise<void> {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    writeFileSync(
      this.at('nginx.conf'),
      `${user} daemon off; pid ${this.at('pid')}; error_log stderr crit;
      events { worker_connections 512; }
      http { access_log off;
      ${temporary.map((name) => `${name}_temp_path ${this.at(name)};`).join(' ')}
      ${http} }`,
    );
    this.#process = spawn(nginx, ['-p', this.folder, '-c', this.at('nginx.conf')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (let attempt = 0; attempt < 100; attempt++) {
      if (await isOpen(port)) return;
      await sleep(100);
    }
    throw new Error(`nginx does not listen on port ${port}`);
  }

  /** Copies a file of `deploy/nginx` into the folder, with its addresses and paths replaced. */
  place(name: string, change: (text: string) => string): void {
    const text = readFileSync(path.join(files, `${name}.conf`), 'utf8');
    const placed = text.replaceAll('/etc/nginx/clinicdee-proxy.conf', this.at('clinicdee-proxy'));
    writeFileSync(this.at(name), change(placed).replace('$host', '$http_host'));
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

/** Whether something listens on a port of loopback. */
export const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

/** The ports on loopback of a proxy, and of the servers behind it. */
interface Ports {
  site: number;
  office: number;
  sites: readonly number[];
  offices: readonly number[];
}

/**
 * nginx in front of several sites and offices, configured by the files of `deploy/nginx`: sites on one port,
 * offices on another. Visitors give their address in a header.
 */
export async function startNginxFront({ office, offices, site, sites }: Ports): Promise<Proxy> {
  const front = new Proxy();
  for (const name of ['proxy', 'machines', 'sites', 'offices']) {
    front.place(`clinicdee-${name}`, (text) => {
      let changed = text.replace('$remote_addr', '$http_x_forwarded_for');
      for (const [ports, port] of [[sites, 4321] as const, [offices, 4322] as const]) {
        for (const [index, own] of ports.entries()) {
          changed = changed.replaceAll(`10.0.0.${index + 1}:${port}`, `127.0.0.1:${own}`);
        }
      }
      return changed;
    });
  }
  const server = (port: number, locations: string) =>
    `server { listen 127.0.0.1:${port}; client_max_body_size 16m; include ${front.at(locations)}; }`;
  await front.startNginx(
    `include ${front.at('clinicdee-machines')};
    ${server(site, 'clinicdee-sites')} ${server(office, 'clinicdee-offices')}`,
    site,
  );
  return front;
}
