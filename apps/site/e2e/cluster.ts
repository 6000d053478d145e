import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { secretNames } from '@clinicdee/data-dir';
import { Client } from 'pg';
import { type Bucket, startBucket } from '../../office/test/bucket.ts';
import { type PostgresServer, startPostgres } from '../../office/test/postgres-server.ts';
import { type CallReceiver, receiveCalls } from '../../office/test/receivers.ts';
import { type Proxy, startCaddyFront } from './proxy.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { freePorts, ServerProcess } from './server-process.ts';

const SITES = 3;
const OFFICES = 2;
/** The index of the site in passthrough mode, whose disk may be erased. */
export const PASSTHROUGH = 0;
/** The longest start of a process on a busy machine, in milliseconds. */
const START_MS = 90_000;

export const STAFF = { email: 'admin@clinicdee.example', password: 'correct horse clinic' };

/** A site or an office as a process on its own port. */
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

  /** Starts the process and waits until `/readyz` answers 200. @throws Error with its output */
  async start(): Promise<void> {
    await this.#server.start(this.#environment);
    const end = performance.now() + START_MS;
    while ((await fetch(`${this.url}/readyz`).catch(() => undefined))?.status !== 200) {
      if (performance.now() > end) throw new Error(`Not ready:\n${this.#server.log}`);
      await sleep(200);
    }
  }

  /** Kills the process, as a power failure would. */
  async kill(): Promise<void> {
    await this.#server.stop('SIGKILL');
  }
}

/**
 * Caddy in front of three sites, each with its own disk and one in passthrough mode, and of two offices that
 * share a PostgreSQL database and a bucket; all on loopback.
 */
export class Cluster {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'cluster-'));
  readonly sites: Machine[];
  readonly offices: Machine[];
  /** The addresses of Caddy. */
  readonly url: string;
  readonly officeUrl: string;
  readonly #startFront: () => Promise<Proxy>;
  #front: Proxy | undefined;
  readonly postgres: PostgresServer;
  /** The channel that receives the alerts. */
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
    [this.url, this.officeUrl] = [urlOf(site), urlOf(office)];
    this.#startFront = () => startCaddyFront({ site, office, sites, offices });
    const shared = {
      ...Object.fromEntries(secretNames.map((name) => [name, `of-the-whole-cluster-${name}`])),
      SITE_URL: this.url,
      OFFICE_URL: this.officeUrl,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      LEAD_CANARY: '0',
    };
    this.sites = sites.map(
      (port, index) =>
        new Machine('site', port, {
          ...shared,
          DATA_DIR: this.diskOf(index),
          OUTBOX: index === PASSTHROUGH ? 'passthrough' : 'disk',
          // A changed article is seen because the offices announce it, not because the sites poll.
          CONTENT_SYNC_INTERVAL: '600',
          LEADS_PER_MINUTE: '10000',
        }),
    );
    this.offices = offices.map(
      (port, index) =>
        new Machine('office', port, {
          ...shared,
          ...bucket.environment,
          DATABASE_URL: postgres.url,
          DATA_DIR: path.join(this.folder, `office-${index}`),
          // One alert for each lead, so that they can be counted.
          ALERTS_PER_HOUR: '1000000',
          OFFICE_ADMIN_EMAIL: STAFF.email,
          OFFICE_ADMIN_PASSWORD: STAFF.password,
          SITE_INTERNAL_URL: `http://127.0.0.1:${sites[0]}`,
          SITE_INSTANCES: sites.slice(1).map(urlOf).join(','),
          LINE_API_URL: line.url,
          LINE_CHANNEL_TOKEN: 'of-the-cluster',
          LINE_TARGET: 'C1',
        }),
    );
  }

  /** Starts all processes; both offices at once on an empty database. */
  static async start(): Promise<Cluster> {
    const [postgres, bucket, line, ports] = await Promise.all([
      startPostgres(),
      startBucket(),
      receiveCalls(),
      freePorts(2 + SITES + OFFICES),
    ]);
    const cluster = new Cluster(postgres, bucket, line, ports);
    try {
      cluster.#front = await cluster.#startFront();
      await Promise.all(cluster.offices.map((office) => office.start()));
      await Promise.all(cluster.sites.map((site) => site.start()));
    } catch (error) {
      await cluster.end();
      throw error;
    }
    return cluster;
  }

  /** The data folder of a site. */
  diskOf(index: number): string {
    return path.join(this.folder, `site-${index}`);
  }

  /** The number of leads on each site's disk, and how many of them are not delivered yet. */
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

  /** Runs a query on the offices' database. */
  async rows(sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.postgres.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Calls an office's REST API. @param token of a session; omitted for an anonymous call */
  async call(url: string, method: string, address: string, body?: object, token?: string) {
    const response = await fetch(`${url}/api${address}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `JWT ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status, headers } = response;
    return { status, headers, json: (await response.json()) as Record<string, unknown> };
  }

  async end(): Promise<void> {
    await Promise.all([...this.sites, ...this.offices].map((one) => one.kill()));
    await Promise.all([this.#front?.stop(), this.#bucket.stop(), this.line.stop()]);
    this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const urlOf = (port: number) => `http://127.0.0.1:${port}`;
