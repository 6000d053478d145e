import { jsonIn } from '@clinicdee/protocol/http/json';
import * as z from 'zod/mini';
import { environment } from '../environment/environment.ts';

/** A page of the office waits no longer for the site. */
const PATIENCE_MS = 2500;
/** The most answers that are remembered. */
const REMEMBERED = 100;

/** Why the site says nothing: it is not there, it cannot now, it does not know the key, or it says something else. */
export type Trouble = 'unreachable' | 'not_now' | 'key_refused' | 'not_understood';

/** What the site said, or said last. */
export interface Said<T> {
  value: T | undefined;
  /** When the site said it. */
  at: Date | undefined;
  /** Why it says nothing now; the value is then the last good one. */
  trouble: Trouble | undefined;
}

/** The site's answer, or why there is none. */
export type Answer<T> = { value: T } | { trouble: Trouble };

const lastGood = new Map<string, { value: unknown; at: Date }>();

/** Makes one answer of those of several sites. */
type Merge<T> = (answers: readonly [T, ...T[]]) => T;

/**
 * Asks every site for figures, at `SITE_INTERNAL_URL` and `SITE_INSTANCES`, and makes one answer of theirs. Each
 * keeps what its own visitors did. Where one says nothing, its last good answer counts, and why is told; never
 * throws.
 *
 * @param path with its query: `/api/counts?from=…`
 */
export async function askEverySite<T extends z.ZodMiniType>(
  path: string,
  schema: T,
  merge: Merge<z.output<T>>,
): Promise<Said<z.output<T>>> {
  const { SITE_INSTANCES, SITE_INTERNAL_URL } = environment();
  const said = await Promise.all(
    [SITE_INTERNAL_URL, ...SITE_INSTANCES].map((address) => askSite(path, schema, address)),
  );
  const [first, ...others] = said.flatMap(({ value }) => (value === undefined ? [] : [value]));
  return {
    value: first === undefined ? undefined : merge([first, ...others]),
    at: said.flatMap(({ at }) => at ?? []).sort((one, other) => Number(one) - Number(other))[0],
    trouble: said.find(({ trouble }) => trouble)?.trouble,
  };
}

/**
 * Asks the site for figures with the office's key, which stays on this server. The last good answer is
 * kept in memory for when there is none; never throws.
 *
 * @param path with its query: `/api/counts?from=…`
 */
export async function askSite<T extends z.ZodMiniType>(
  path: string,
  schema: T,
  address = environment().SITE_INTERNAL_URL,
): Promise<Said<z.output<T>>> {
  const answer = await callSite(path, schema, { key: environment().ANALYTICS_READ_KEY, address });
  const asked = `${address}${path}`;
  if ('value' in answer) {
    const at = new Date();
    lastGood.delete(asked);
    lastGood.set(asked, { value: answer.value, at });
    for (const oldest of [...lastGood.keys()].slice(0, -REMEMBERED)) lastGood.delete(oldest);
    return { value: answer.value, at, trouble: undefined };
  }
  const kept = z.safeParse(schema, lastGood.get(asked)?.value);
  return {
    value: kept.success ? kept.data : undefined,
    at: lastGood.get(asked)?.at,
    trouble: answer.trouble,
  };
}

/**
 * Calls the site as it is now; never throws.
 *
 * @param key its bearer
 * @param body posted as JSON; without one the call is a GET
 * @param patienceMs how long it is waited for
 * @param address of one of several sites
 */
export async function callSite<T extends z.ZodMiniType>(
  path: string,
  schema: T,
  {
    key,
    body,
    patienceMs = PATIENCE_MS,
    address = environment().SITE_INTERNAL_URL,
  }: { key: string; body?: object; patienceMs?: number; address?: string },
): Promise<Answer<z.output<T>>> {
  let text: string;
  try {
    const response = await fetch(`${address}${path}`, {
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
      cache: 'no-store',
      redirect: 'error',
    });
    if (response.status === 401) return { trouble: 'key_refused' };
    if (response.status === 503) return { trouble: 'not_now' };
    if (!response.ok) return { trouble: 'not_understood' };
    text = await response.text();
  } catch {
    return { trouble: 'unreachable' };
  }
  const parsed = z.safeParse(schema, jsonIn(text));
  return parsed.success ? { value: parsed.data } : { trouble: 'not_understood' };
}
