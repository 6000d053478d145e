import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { endWithTests } from './site.ts';

const folder = fileURLToPath(new URL('../../office', import.meta.url));
const ADMIN = { email: 'admin@clinicdee.example', password: 'correct horse clinic' };

/** Whether there is an office to start: with `APPS=site` none is built. */
export const isOfficeBuilt = existsSync(path.join(folder, '.next/BUILD_ID'));

/** The built office in a process and a data folder of its own, worked over its REST API. */
export class RealOffice {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'office-'));
  url = '';
  #process: ChildProcess | undefined;
  #token = '';

  /** Starts it, at the address of the last start if there was one. */
  async start(environment: Record<string, string> = {}): Promise<this> {
    this.url ||= `http://127.0.0.1:${await freePort()}`;
    const child = spawn(process.execPath, ['server.ts'], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        OFFICE_PORT: new URL(this.url).port,
        OFFICE_URL: this.url,
        DATA_DIR: this.dataDir,
        DATABASE_URL: '',
        OFFICE_ADMIN_EMAIL: ADMIN.email,
        OFFICE_ADMIN_PASSWORD: ADMIN.password,
        ...environment,
      },
    });
    this.#process = child;
    endWithTests(child);
    let said = '';
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        said += chunk.toString();
        if (/^Office {2}http/m.test(said)) resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('exit', () => reject(new Error(`The office ended:\n${said}`)));
    });
    const login = await this.call('POST', '/users/login', ADMIN);
    this.#token = String(login.token);
    return this;
  }

  /** What a site needs in its environment to read from here. */
  get environment(): Record<string, string> {
    const file = path.join(this.dataDir, 'secrets.json');
    const secrets = JSON.parse(readFileSync(file, 'utf8')) as { CONTENT_API_KEY: string };
    return {
      CONTENT_API_URL: this.url,
      CONTENT_API_KEY: secrets.CONTENT_API_KEY,
      CONTENT_SYNC_INTERVAL: '1',
    };
  }

  /** Calls the REST API as the admin. @throws Error when the office refuses */
  async call(method: string, address: string, body?: unknown): Promise<Record<string, unknown>> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.url}/api${address}`, {
      method,
      headers: {
        ...(this.#token && { authorization: `JWT ${this.#token}` }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
    return JSON.parse(text) as Record<string, unknown>;
  }

  /** Uploads a picture of one colour, or another file for one that is there. @returns its id */
  async picture(colour: string, alt: string, id?: number): Promise<number> {
    const form = new FormData();
    form.set('_payload', JSON.stringify({ alt }));
    form.set('file', new Blob([await plainPicture(colour)], { type: 'image/png' }), 'cover.png');
    const { doc } = await (id === undefined
      ? this.call('POST', '/media', form)
      : this.call('PATCH', `/media/${id}`, form));
    return (doc as { id: number }).id;
  }

  /** Publishes an article. @returns its id */
  async publish(article: { title: string; slug: string; text: string; cover: number }) {
    const { title, slug, text, cover } = article;
    const { doc } = await this.call('POST', '/articles', {
      ...{ title, slug, generateSlug: false, cover, excerpt: text, content: richText(text) },
      _status: 'published',
    });
    return (doc as { id: number }).id;
  }

  /** Changes an article as a save in the editor does. */
  async change(id: number, change: Record<string, unknown>): Promise<void> {
    await this.call('PATCH', `/articles/${id}`, { _status: 'published', ...change });
  }

  /** Ends the process at once, as a pulled plug does; the data stays. */
  async unplug(): Promise<void> {
    const child = this.#process;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async dispose(): Promise<void> {
    await this.unplug();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** What the editor stores for one paragraph. */
export const richText = (text: string) => ({
  root: {
    ...{ type: 'root', format: '', indent: 0, version: 1, direction: null },
    children: [
      {
        ...{ type: 'paragraph', format: '', indent: 0, version: 1, direction: null },
        children: [
          { type: 'text', text, format: 0, style: '', mode: 'normal', detail: 0, version: 1 },
        ],
      },
    ],
  },
});

const plainPicture = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
      .png()
      .toBuffer(),
  );

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
