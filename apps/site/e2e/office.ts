import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { samplePayload } from '../test/sample-payload.ts';
import { freePorts } from '../../office/test/serve.ts';
import { ServerProcess } from './server-process.ts';

const folder = fileURLToPath(new URL('../../office', import.meta.url));

export const ADMIN = { email: 'admin@clinicdee.example', password: 'correct horse clinic' };

/** With `APPS=site` no office is built. */
export const isOfficeBuilt = existsSync(path.join(folder, '.next/BUILD_ID'));

/** The built office as a process on a given port and data folder. */
export class Office extends ServerProcess {
  readonly #environment: Record<string, string>;
  readonly dataDir: string;
  readonly url: string;
  #token: string | undefined;

  constructor(port: number, dataDir: string, environment: Record<string, string> = {}) {
    super(folder, /^Office {2}(http:\S+)\/admin$/m);
    this.dataDir = dataDir;
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = {
      OFFICE_PORT: String(port),
      OFFICE_URL: this.url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      OFFICE_SAMPLES: 'false',
      ALERTS_PER_HOUR: '1000000',
      OFFICE_ADMIN_EMAIL: ADMIN.email,
      OFFICE_ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    };
  }

  /** Makes an office on a free port with its own data folder; it is not started. */
  static async make(environment: Record<string, string> = {}): Promise<Office> {
    const [port = 0] = await freePorts(1);
    return new Office(port, mkdtempSync(path.join(tmpdir(), 'office-')), environment);
  }

  /** Starts the process; a second start uses the same data. */
  async start(): Promise<this> {
    await this.launch(this.#environment);
    return this;
  }

  /** The secrets that its first start has made. */
  get secrets(): Record<string, string> {
    const file = path.join(this.dataDir, 'secrets.json');
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  }

  /** Delivers a lead as a site does, with the secrets from before. @returns the status */
  async deliver(idempotencyKey: string, change: object = {}, { LEAD_API_TOKEN } = this.secrets) {
    const response = await fetch(`${this.url}/api/intake/leads`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${LEAD_API_TOKEN}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify({ ...samplePayload, ...change }),
    });
    return response.status;
  }

  /** Calls the REST API as the admin. @throws Error for an error status */
  async call(method: string, address: string, body?: object): Promise<Record<string, unknown>> {
    this.#token ??= await this.#logIn();
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.url}/api${address}`, {
      method,
      headers: {
        authorization: `JWT ${this.#token}`,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
    return JSON.parse(text) as Record<string, unknown>;
  }

  /** Creates a document. @returns its id */
  async create(address: string, body: object): Promise<number> {
    const { doc } = await this.call('POST', address, body);
    return (doc as { id: number }).id;
  }

  /** The address of the site that shows the draft of a global, from its form. */
  async previewAddress(global: string): Promise<string> {
    this.#token ??= await this.#logIn();
    const headers = { authorization: `JWT ${this.#token}` };
    const form = await (await fetch(`${this.url}/admin/globals/${global}`, { headers })).text();
    return /https?:[^"\\]*\/preview\?token=[\w.-]+/.exec(form)?.[0] ?? '';
  }

  async #logIn(): Promise<string> {
    const response = await fetch(`${this.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    // The session token is only in the cookie.
    return /payload-token=([^;]+)/.exec(response.headers.getSetCookie().join('; '))?.[1] ?? '';
  }

  /** The value of a field in each record of a collection. */
  async valuesOf(collection: 'leads' | 'registrations', field: string): Promise<string[]> {
    const { docs } = await this.call('GET', `/${collection}?pagination=false&depth=0`);
    return (docs as Record<string, unknown>[]).map((record) => String(record[field]));
  }
}
