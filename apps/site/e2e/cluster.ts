import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { secretNames } from '@clinicdee/data-dir';
import { Client } from 'pg';
import { type Bucket, startBucket } from '../../office/test/bucket.ts';
import { type PostgresServer, startPostgres } from '../../office/test/postgres-server.ts';
import { type CallReceiver, receiveCalls } from '../../office/test/receivers.ts';
import { CaddyFront } from './caddy.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { freePorts, ServerProcess } from './server-process.ts';

const SITES = 3;
const OFFICES = 2;
/** The site whose disk may vanish. */
export const PASSTHROUGH = 0;
/** Until a process is ready, on a machine that has much to do, in milliseconds. */
const PATIENCE_MS = 90_000;

export const STAFF = { email: 'admin@clinicdee.example', password: 'correct horse clinic' };

/** A site or an office on a port of its own. */
export class Machine {
  readonly #server: ServerProcess;
  readonly #environment: Record<string, string>;
  readonly url: string;

  constructor(app: 'site' | 'office', port: number, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    const folder = path.resolve(import.meta.dirname, '../..', app);
    this.#server = new ServerProcess(folder, /^(?:Site|Office) +(http:\S+?)(?:\/admin)?$/m);
    const portName = app === 'site' ? 'PORT' : 'OFFICE_PORT';
    this.#environment = { [portName]: String(port), ...environment };
  }

  /** Starts it and waits until it calls itself ready. @throws Error with what it printed */
  async start(): Promise<void> {
    await this.#server.start(this.#environment);
    const end = performance.now() + PATIENCE_MS;
    while ((await fetch(`${this.url}/readyz`).catch(() => undefined))?.status !== 200) {
      if (performance.now() > end) throw new Error(`It is not ready:\n${this.#server.log}`);
      await sleep(200);
    }
  }

  /** Ends it at once, as a machine that loses its power. */
  async kill(): Promise<void> {
    await this.#server.stop('SIGKILL');
  }
}

/**
 * Caddy before three sites, each with a disk of its own and one of them in passthrough mode, and two offices
 * that share a PostgreSQL and a bucket; all on loopback.
 */
export class Cluster {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'cluster-'));
  readonly sites: Machine[];
  readonly offices: Machine[];
  readonly front: CaddyFront;
  readonly postgres: PostgresServer;
  /** Where alerts go. */
  readonly line: CallReceiver;
  readonly #bucket: Bucket;

  private constructor(
    postgres: PostgresServer,
    bucket: Bucket,
    line: CallReceiver,
    ports: readonly number[],
  ) {
    [this.postgres, this.line, this.#bucket] = [postgres, line, bucket];
    const [site = 0, office = 0, ...rest] = ports;
    const [sites, offices] = [rest.slice(0, SITES), rest.slice(SITES)];
    this.front = new CaddyFront({ site, office, sites, offices });
    const shared = {
      ...Object.fromEntries(secretNames.map((name) => [name, `of-the-whole-cluster-${name}`])),
      ...{ SITE_URL: this.front.url, OFFICE_URL: this.front.officeUrl },
      ...{ TRUST_PROXY: '1', LOG_LEVEL: 'warn', LEAD_CANARY: '0' },
    };
    this.sites = sites.map(
      (port, index) =>
        new Machine('site', port, {
          ...shared,
          DATA_DIR: this.diskOf(index),
          OUTBOX: index === PASSTHROUGH ? 'passthrough' : 'disk',
          // What is changed is seen because the sites are told, and not because they look.
          ...{ CONTENT_SYNC_INTERVAL: '600', LEADS_PER_MINUTE: '10000' },
        }),
    );
    this.offices = offices.map(
      (port, index) =>
        new Machine('office', port, {
          ...shared,
          ...bucket.environment,
          ...{ DATABASE_URL: postgres.url, DATA_DIR: path.join(this.folder, `office-${index}`) },
          // Each lead has an alert of its own, which can be counted.
          ALERTS_PER_HOUR: '1000000',
          ...{ OFFICE_ADMIN_EMAIL: STAFF.email, OFFICE_ADMIN_PASSWORD: STAFF.password },
          SITE_INTERNAL_URL: `http://127.0.0.1:${sites[0]}`,
          SITE_INSTANCES: sites.slice(1).map(urlOf).join(','),
          ...{ LINE_API_URL: line.url, LINE_CHANNEL_TOKEN: 'of-the-cluster', LINE_TARGET: 'C1' },
        }),
    );
  }

  /** Starts all of it: the offices at the same moment, on an empty database. */
  static async start(programs: string): Promise<Cluster> {
    const [postgres, bucket, line, ports] = await Promise.all([
      startPostgres(programs),
      startBucket(),
      receiveCalls(),
      freePorts(2 + SITES + OFFICES),
    ]);
    const cluster = new Cluster(postgres, bucket, line, ports);
    try {
      await cluster.front.start();
      await Promise.all(cluster.offices.map((office) => office.start()));
      await Promise.all(cluster.sites.map((site) => site.start()));
    } catch (error) {
      await cluster.end();
      throw error;
    }
    return cluster;
  }

  /** The folder of a site. */
  diskOf(index: number): string {
    return path.join(this.folder, `site-${index}`);
  }

  /** How many leads lie on the disks of the sites, and how many of them wait. */
  onDisks(): { stored: number; waiting: number }[] {
    return this.sites.map((_, index) => {
      const database = new DatabaseSync(path.join(this.diskOf(index), 'site.sqlite'), {
        readOnly: true,
      });
      const count = (which: string) =>
        Number(database.prepare(`SELECT count(*) AS count FROM outbox ${which}`).get()?.count);
      const found = { stored: count(''), waiting: count("WHERE state = 'waiting'") };
      database.close();
      return found;
    });
  }

  /** Rows of the office's database. */
  async rows(sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.postgres.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Calls an office's REST API. @param token of a session; without one nobody is logged in */
  async call(url: string, method: string, address: string, body?: object, token?: string) {
    const response = await fetch(`${url}/api${address}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `JWT ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  }

  async end(): Promise<void> {
    await Promise.all([...this.sites, ...this.offices].map((one) => one.kill()));
    await Promise.all([this.front.stop(), this.#bucket.stop(), this.line.stop()]);
    this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const urlOf = (port: number) => `http://127.0.0.1:${port}`;
