import type { LocalSecrets } from '@clinicdee/data-dir/secrets';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import {
  type CollectionSlug,
  type DataFromCollectionSlug,
  getPayload,
  handleEndpoints,
  type Payload,
  type Where,
} from 'payload';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import * as z from 'zod';
import { recordsOf } from '../src/access/records.ts';
import type { Role } from '../src/access/rules.ts';
import type { Article, Lead } from '../src/payload-types.ts';
import { lead } from './lead.ts';

export const ADMIN = { email: 'admin@clinicdee.example', password: 'correct horse clinic' };

interface Call {
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A real office in this process, with its database, endpoints and job queue, but no port. */
export type Office = Awaited<ReturnType<typeof openOffice>>;
export type Answer = Awaited<ReturnType<Office['call']>>;
/** Somebody who calls the API of an office with a session. */
export type Caller = ReturnType<Office['as']>;
/** An account of an office. */
export type Person = Awaited<ReturnType<Office['person']>>;

/**
 * Starts an office in an empty folder, and stops it after the tests. Call it once per test file: Payload's
 * configuration reads the environment when it is imported.
 */
export async function startOffice(environment: Record<string, string> = {}): Promise<Office> {
  const office = await openOffice(environment);
  afterAll(office.stop);
  return office;
}

/** As {@link startOffice}, but the caller stops it. */
export async function openOffice(environment: Record<string, string> = {}) {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'office-'));
  Object.assign(process.env, {
    // Payload runs its migrations by itself in production only.
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    OFFICE_SAMPLES: 'false',
    ALERTS_PER_HOUR: '1000000',
    OFFICE_ADMIN_EMAIL: ADMIN.email,
    OFFICE_ADMIN_PASSWORD: ADMIN.password,
    ...environment,
  });
  const { default: config } = await import('../src/payload.config.ts');
  const { startJobs } = await import('../src/jobs/start-jobs.ts');
  const payload = await getPayload({ config, key: dataDir });
  const stopJobs = startJobs(payload);
  const records = recordsOf(payload);
  type Options = Parameters<typeof records.find>[2];
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as LocalSecrets;

  /** The first record that matches, by default the one created last. Throws when there is none. */
  const one = async <Slug extends CollectionSlug>(
    collection: Slug,
    where: Where = {},
    options: Options = {},
  ): Promise<DataFromCollectionSlug<Slug>> => {
    const [first] = await records.find(collection, where, { sort: '-id', limit: 1, ...options });
    if (!first) throw new Error(`no such record in ${collection}: ${JSON.stringify(where)}`);
    return first;
  };
  const get = <Slug extends CollectionSlug>(collection: Slug, id: number, options?: Options) =>
    one(collection, { id: { equals: id } }, options);
  /** Sends a request unchanged. */
  const send = (request: Request) =>
    handleEndpoints({ config, request, payloadInstanceCacheKey: dataDir });
  /** Requests a file without logging in. */
  const file = (path: string) => send(new Request(`http://127.0.0.1:4322/api${path}`));
  const call = async (method: string, path: string, { token, headers, body }: Call = {}) => {
    const isText = typeof body === 'string' || body === undefined;
    const request = new Request(`http://127.0.0.1:4322/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `JWT ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    });
    const response = await send(request);
    const text = await response.text();
    const json: unknown = jsonIn(text);
    return {
      status: response.status,
      headers: response.headers,
      text,
      json,
      /** Parses the JSON with a schema; throws when it has another shape. */
      as: <Value>(schema: { parse: (value: unknown) => Value }): Value => schema.parse(json),
    };
  };
  /** Calls the content API as the site does. */
  const content = (path: string, headers: Record<string, string> = {}) =>
    call('GET', `/public/${path}`, {
      headers: { 'x-api-key': secrets.CONTENT_API_KEY, ...headers },
    });
  const as = (token: string) => ({
    token,
    get: (path: string) => call('GET', path, { token }),
    post: (path: string, body?: unknown) => call('POST', path, { token, body }),
    patch: (path: string, body: unknown) => call('PATCH', path, { token, body }),
    delete: (path: string) => call('DELETE', path, { token }),
  });
  /** Logs in over REST. */
  const login = async (email: string = ADMIN.email, password: string = ADMIN.password) => {
    const answer = await call('POST', '/users/login', { body: { email, password } });
    if (answer.status !== 200) throw new Error(`login ${answer.status}`);
    return as(tokenIn(answer.headers));
  };
  /** Creates an account with a role and logs in. */
  const person = async (role: Role, data?: { name?: string; password?: string }) => {
    const email = `${role}-${randomUUID()}@clinicdee.example`;
    const created = { email, password: ADMIN.password, name: role, role, ...data };
    const { id } = await records.create('users', created);
    return { id, email: created.email, ...(await login(created.email, created.password)) };
  };
  let stopping: Promise<void> | undefined;
  const end = () => (stopping ??= stopJobs().then(() => stop(payload)));
  return {
    payload,
    secrets,
    dataDir,
    file,
    send,
    call,
    content,
    as,
    login,
    person,
    stopJobs,
    stop: end,
    ...records,
    one,
    get,
  };
}

/** Returns the session token of a login, which is only in its cookie. */
export function tokenIn(headers: Headers): string {
  const cookies = headers.getSetCookie().join('; ');
  return /payload-token=([^;]+)/.exec(cookies)?.[1] ?? '';
}

/** Closes a Payload and its connections. */
export async function stop(payload: Payload): Promise<void> {
  await payload.destroy();
  // Payload never closes its pool and never returns one of its connections. Close the others before the
  // database server stops.
  const { pool } = payload.db as unknown as { pool?: { end: () => Promise<void> } };
  await Promise.race([pool?.end(), sleep(2000)]);
}

/** Sends a lead to the lead API. */
export function deliverLead(
  office: Office,
  key: string,
  change: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const authorization = `Bearer ${office.secrets.LEAD_API_TOKEN}`;
  return office.call('POST', '/intake/leads', {
    headers: { authorization, 'idempotency-key': key, ...headers },
    body: lead(change),
  });
}

/** Sends a lead to the lead API. @returns it as stored */
export async function storeLead(
  office: Office,
  change: Record<string, unknown> = {},
): Promise<Lead> {
  const answer = await deliverLead(office, randomUUID(), change);
  const { reference } = answer.as(z.object({ reference: z.string() }));
  return office.one('leads', { reference: { equals: reference } });
}

/** Sends a registration to the registration API. */
export function register(
  office: Office,
  change: object = {},
  token = office.secrets.REGISTRATION_API_TOKEN,
) {
  const body = { fullname: 'ก', phone: '021234567', email: 'a@b.co', package: 'more', ...change };
  return office.call('POST', '/v2/register', {
    body,
    headers: { authorization: `Bearer ${token}` },
  });
}

/** Hands in what the site takes from a person about their data. */
export function handIn(
  office: Office,
  path: string,
  body: object,
  key = office.secrets.LEADS_ADMIN_KEY,
) {
  return office.call('POST', `/intake/privacy-requests${path}`, {
    body,
    headers: { authorization: `Bearer ${key}` },
  });
}

/** Creates a draft of an article, without access rules. */
export function storeDraft({ payload }: Office, data: Partial<Article>): Promise<Article> {
  return payload.create({ collection: 'articles', data, draft: true, overrideAccess: true });
}

/** Uploads a picture of one colour. */
export async function storePicture({ payload }: Office, alt: string, width = 9, height = 9) {
  const create = { width, height, channels: 3, background: 'teal' } as const;
  const data = await sharp({ create }).png().toBuffer();
  const file = { data, mimetype: 'image/png', name: 'cover.png', size: data.length };
  return payload.create({ collection: 'media', data: { alt }, file, overrideAccess: true });
}

/** Polls until a condition holds; throws after some seconds. */
export async function until(holds: () => Promise<boolean> | boolean, seconds = 20): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end)
      throw new Error(`this did not become true in ${seconds} s: ${holds.toString()}`);
    await sleep(100);
  }
}
