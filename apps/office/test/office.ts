import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPayload, handleEndpoints, type Payload } from 'payload';
import type { LocalSecrets } from '@clinicdee/data-dir';
import type { Role } from '../src/access/role.ts';
import { login as tokenAnswer } from './answers.ts';

export const ADMIN = { email: 'admin@clinicdee.example', password: 'correct horse clinic' };

interface Call {
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: unknown;
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
  /** Reads the JSON; a test whose answer has another shape fails. */
  as: <Value>(schema: { parse: (value: unknown) => Value }) => Value;
}

/** A real office in this process: its database, its endpoints, its queue; no port and no browser. */
export interface Office {
  payload: Payload;
  secrets: LocalSecrets;
  dataDir: string;
  /** Gets a file, as anybody may. */
  file: (path: string) => Promise<Response>;
  /** Sends a request as it is. */
  send: (request: Request) => Promise<Response>;
  call: (method: string, path: string, call?: Call) => Promise<Answer>;
  /** Logs in over REST and gives the token. */
  login: (email: string, password?: string) => Promise<string>;
  /** Makes a person with a role and logs them in. */
  person: (role: Role) => Promise<string>;
  /** Ends what the office does by itself. */
  rest: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts an office in an empty place. Once a test file: configuration is read when it is loaded. */
export async function startOffice(environment: Record<string, string> = {}): Promise<Office> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'office-'));
  Object.assign(process.env, {
    // As in production: only there Payload runs its migrations by itself.
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
  const { beginWork } = await import('../src/jobs/work.ts');
  const payload = await getPayload({ config });
  const rest = beginWork(payload);
  const send: Office['send'] = (request) => handleEndpoints({ config, request });
  const file: Office['file'] = (path) => send(new Request(`http://127.0.0.1:4322/api${path}`));
  const call: Office['call'] = async (method, path, { token, headers, body } = {}) => {
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
    const response = await handleEndpoints({ config, request });
    const text = await response.text();
    const json = parse(text);
    return {
      ...{ status: response.status, headers: response.headers, text, json },
      as: (schema) => schema.parse(json),
    };
  };
  const login: Office['login'] = async (email, password = ADMIN.password) => {
    const answer = await call('POST', '/users/login', { body: { email, password } });
    if (answer.status !== 200) throw new Error(`login ${answer.status}`);
    return answer.as(tokenAnswer).token;
  };
  const person: Office['person'] = async (role) => {
    const email = `${role}-${Math.random().toString(36).slice(2)}@clinicdee.example`;
    await payload.create({
      collection: 'users',
      data: { email, password: ADMIN.password, name: role, role },
      overrideAccess: true,
    });
    return login(email);
  };
  const end = async () => {
    await rest();
    await stop(payload);
  };
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as LocalSecrets;
  return { payload, secrets, dataDir, file, send, call, login, person, rest, stop: end };
}

/** Closes a Payload and its connections. */
export async function stop(payload: Payload): Promise<void> {
  await payload.destroy();
  // Payload leaves the pool to the end of the process, and one of its connections in hand for ever:
  // close the others, so that the database's own stop finds nobody to surprise.
  const { pool } = payload.db as unknown as { pool?: { end: () => Promise<void> } };
  await Promise.race([pool?.end(), sleep(2000)]);
}

/** A lead as the site sends it. */
export function lead(change: Record<string, unknown> = {}) {
  return {
    fullname: 'สมหญิง ใจดี',
    phone: '081-234-5678',
    email: 'somying@clinic.co.th',
    organization_type: 'skin',
    organization_label: 'คลินิกผิวหนัง',
    description: 'อยากดูระบบนัดหมาย',
    user_action: 'contact_form_submit',
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: '',
    utm_term: '',
    utm_content: '',
    referrer: '',
    landing_page: 'https://clinicdee.example/',
    device_type: 'mobile',
    phone_e164: '+66812345678',
    consent_text: 'ยินยอม',
    consent_version: '1',
    marketing_consent: false,
    ...change,
  };
}

/** Delivers a lead to the intake. */
export function deliverLead(office: Office, key: string, change: Record<string, unknown> = {}) {
  return office.call('POST', '/intake/leads', {
    headers: { authorization: `Bearer ${office.secrets.LEAD_API_TOKEN}`, 'idempotency-key': key },
    body: lead(change),
  });
}

/** Waits until something holds, or fails after a while. */
export async function until(holds: () => Promise<boolean> | boolean, seconds = 20): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not come to be in time');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
