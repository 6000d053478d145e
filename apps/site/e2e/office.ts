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
    const database = new DatabaseSync(path.join(this.dataDir, 'office.sqlite'), { readOnly: true });
    try {
      const rows = database.prepare('SELECT idempotency_key AS key FROM leads').all();
      return rows.map(({ key }) => String(key));
    } finally {
      database.close();
    }
  }
}
