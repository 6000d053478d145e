import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ProxyProcess, type ProxyPorts } from './proxy-process.ts';

const program = '/usr/sbin/nginx';
const files = path.resolve(import.meta.dirname, '../../../deploy/nginx');

export const isNginxInstalled = existsSync(program);

/** nginx with a given content of its `http` block. */
export class Nginx extends ProxyProcess {
  protected async runWith(http: string, port: number): Promise<void> {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    writeFileSync(
      this.at('nginx.conf'),
      `${user} daemon off; pid ${this.at('pid')}; error_log stderr;
      events { worker_connections 512; }
      http { access_log off;
      ${temporary.map((name) => `${name}_temp_path ${this.at(name)};`).join(' ')}
      ${http} }`,
    );
    await this.run(program, ['-p', this.folder, '-c', this.at('nginx.conf')], port);
  }

  /** Copies a file of `deploy/nginx` into the folder, with its addresses and paths replaced. */
  protected place(name: string, change: (text: string) => string): void {
    const text = readFileSync(path.join(files, `${name}.conf`), 'utf8');
    const proxy = this.at('clinicdee-proxy');
    writeFileSync(
      this.at(name),
      change(text.replaceAll('/etc/nginx/clinicdee-proxy.conf', proxy)).replace(
        '$host',
        '$http_host',
      ),
    );
  }
}

/**
 * nginx in front of several sites and offices, configured by the files of `deploy/nginx`: sites on one port,
 * offices on another. Visitors give their address in a header.
 */
export class NginxFront extends Nginx {
  readonly #ports: ProxyPorts;
  readonly url: string;
  readonly officeUrl: string;

  constructor(ports: ProxyPorts) {
    super();
    this.#ports = ports;
    this.url = `http://127.0.0.1:${ports.site}`;
    this.officeUrl = `http://127.0.0.1:${ports.office}`;
  }

  async start(): Promise<void> {
    const { office, offices, site, sites } = this.#ports;
    for (const name of ['proxy', 'machines', 'sites', 'offices']) {
      this.place(`clinicdee-${name}`, (text) => {
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
      `server { listen 127.0.0.1:${port}; client_max_body_size 16m; include ${this.at(locations)}; }`;
    await this.runWith(
      `include ${this.at('clinicdee-machines')};
      ${server(site, 'clinicdee-sites')} ${server(office, 'clinicdee-offices')}`,
      site,
    );
  }
}
