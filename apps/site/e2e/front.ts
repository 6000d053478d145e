import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Nginx } from './nginx.ts';

const files = path.resolve(import.meta.dirname, '../../../deploy/nginx');

/** Where nginx listens, and whom it asks; ports on loopback. */
interface Places {
  site: number;
  office: number;
  sites: readonly number[];
  offices: readonly number[];
}

/**
 * nginx before several processes, by the files of `deploy/nginx` that the guide names: sites on one
 * port, offices on another. Visitors say by a header which address they come from.
 */
export class Front {
  readonly #nginx = new Nginx();
  readonly #places: Places;
  readonly url: string;
  readonly officeUrl: string;

  constructor(places: Places) {
    this.#places = places;
    this.url = `http://127.0.0.1:${places.site}`;
    this.officeUrl = `http://127.0.0.1:${places.office}`;
  }

  /** Waits until it listens. @throws Error with its log when it does not */
  async start(): Promise<void> {
    for (const name of ['proxy', 'machines', 'sites', 'offices']) {
      writeFileSync(this.#nginx.at(name), this.#placed(`clinicdee-${name}.conf`));
    }
    const { site, office } = this.#places;
    const server = (port: number, locations: string) =>
      `server { listen 127.0.0.1:${port}; client_max_body_size 16m; include ${this.#nginx.at(locations)}; }`;
    await this.#nginx.start(
      `include ${this.#nginx.at('machines')}; ${server(site, 'sites')} ${server(office, 'offices')}`,
      site,
    );
  }

  stop(): Promise<void> {
    return this.#nginx.stop();
  }

  /** A file as it is, with the places of this machine. */
  #placed(name: string): string {
    const { sites, offices } = this.#places;
    let text = readFileSync(path.join(files, name), 'utf8');
    for (const [ports, of] of [[sites, 4321] as const, [offices, 4322] as const]) {
      ports.forEach((port, index) => {
        text = text.replaceAll(`10.0.0.${index + 1}:${of}`, `127.0.0.1:${port}`);
      });
    }
    return text
      .replaceAll('/etc/nginx/clinicdee-proxy.conf', this.#nginx.at('proxy'))
      .replace('$host', '$http_host')
      .replace('$remote_addr', '$http_x_forwarded_for');
  }
}
