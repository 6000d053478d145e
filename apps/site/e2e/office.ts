import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { LocalSecrets } from '@clinicdee/local-secrets';
import { ServerProcess } from './server-process.ts';

const folder = fileURLToPath(new URL('../../office', import.meta.url));

export const ADMIN = { email: 'admin@clinicdee.example', password: 'correct horse clinic' };

/** The real, built office on a port and a data folder of the test's. */
export class Office {
  readonly #server = new ServerProcess(folder, /^Office {2}(http:\S+)\/admin$/m);
  readonly #environment: Record<string, string>;
  readonly dataDir: string;
  readonly url: string;

  constructor(port: number, dataDir: string, environment: Record<string, string> = {}) {
    this.dataDir = dataDir;
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = {
      OFFICE_PORT: String(port),
      OFFICE_URL: this.url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      OFFICE_SAMPLES: 'false',
      OFFICE_ADMIN_EMAIL: ADMIN.email,
      OFFICE_ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    };
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

  secrets(): LocalSecrets {
    return JSON.parse(
      readFileSync(path.join(this.dataDir, 'secrets.json'), 'utf8'),
    ) as LocalSecrets;
  }

  /** The key of every lead that is in its database, once for each row. */
  leadKeys(): string[] {
    return this.#read('SELECT idempotency_key AS key FROM leads').map(({ key }) => String(key));
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
        `INSERT INTO leads (fullname, phone, status, created_at, updated_at)
         VALUES (?, '0811111111', 'new', ?, ?)`,
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
