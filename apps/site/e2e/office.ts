import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { freePorts, ServerProcess } from './server-process.ts';

const folder = fileURLToPath(new URL('../../office', import.meta.url));

export const ADMIN = { email: 'admin@clinicdee.example', password: 'correct horse clinic' };

/** Whether there is an office to start: with `APPS=site` none is built. */
export const isOfficeBuilt = existsSync(path.join(folder, '.next/BUILD_ID'));

/** The real, built office on a port and a data folder of the test's. */
export class Office {
  readonly #server = new ServerProcess(folder, /^Office {2}(http:\S+)\/admin$/m);
  readonly #environment: Record<string, string>;
  readonly dataDir: string;
  readonly url: string;
  #token: string | undefined;

  constructor(port: number, dataDir: string, environment: Record<string, string> = {}) {
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

  /** One that is not running yet, on a free port and in a data folder of its own. */
  static async make(environment: Record<string, string> = {}): Promise<Office> {
    const [port = 0] = await freePorts(1);
    return new Office(port, mkdtempSync(path.join(tmpdir(), 'office-')), environment);
  }

  get log(): string {
    return this.#server.log;
  }

  /** Starts it, or starts it again on what is on its disk. */
  async start(): Promise<this> {
    await this.#server.start(this.#environment);
    return this;
  }

  /** @see ServerProcess.stop */
  stop(signal?: NodeJS.Signals): Promise<number | null> {
    return this.#server.stop(signal);
  }

  /** What a site needs in its environment to read articles from here; it has been started once. */
  get contentEnvironment() {
    const file = path.join(this.dataDir, 'secrets.json');
    const { CONTENT_API_KEY } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return {
      CONTENT_API_URL: this.url,
      CONTENT_API_KEY: CONTENT_API_KEY ?? '',
      CONTENT_SYNC_INTERVAL: '1',
      CONTENT_API_SITE_CONTENT: '1',
    };
  }

  /** Ends it at once and takes its data away. */
  async dispose(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Calls its REST API as the admin. @throws Error when it refuses */
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

  /** Saves something new. @returns its id */
  async create(address: string, body: object): Promise<number> {
    const { doc } = await this.call('POST', address, body);
    return (doc as { id: number }).id;
  }

  async #logIn(): Promise<string> {
    const response = await fetch(`${this.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    const { token } = (await response.json()) as { token: string };
    return token;
  }

  /** The key of every lead that is in its database, once for each row. */
  leadKeys(): string[] {
    // Beside the key the office keeps the fingerprint of what was sent.
    const rows = this.#read('SELECT idempotency_key AS key FROM leads');
    return rows.map(({ key }) => String(key).split(' ')[0] ?? '');
  }

  /** The references of all that it has, once for each row. */
  references(of: 'leads' | 'registrations'): string[] {
    return this.#read(`SELECT reference FROM ${of}`).map(({ reference }) => String(reference));
  }

  /** How every alert fares. */
  alertStates(): { channel: string; state: string; errorCode: string | null }[] {
    return this.#read('SELECT channel, state, error_code FROM alerts ORDER BY id').map((row) => ({
      channel: String(row.channel),
      state: String(row.state),
      errorCode: row.error_code === null ? null : String(row.error_code),
    }));
  }

  /** What a crash between the two steps of taking a lead leaves; the office must not be running. */
  insertLeadWithoutAlerts(fullname: string): void {
    const database = new DatabaseSync(path.join(this.dataDir, 'office.sqlite'));
    database
      .prepare(
        `INSERT INTO leads (fullname, phone, reference, status, created_at, updated_at)
         VALUES (?, '0811111111', 'CRSH-0001', 'new', ?, ?)`,
      )
      .run(fullname, new Date().toISOString(), new Date().toISOString());
    database.close();
  }

  #read(sql: string) {
    const database = new DatabaseSync(path.join(this.dataDir, 'office.sqlite'), { readOnly: true });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  }
}
