import { jsonIn } from '@clinicdee/protocol/http/messages';
import * as z from 'zod/mini';
import { environment } from '../environment/environment.ts';

/** Default timeout. */
const TIMEOUT_MS = 2500;
/** Largest number of cached answers. */
const CACHE_SIZE = 100;

/** Why a call failed: no response, 503, 401, or an unexpected response. */
export type SiteProblem = 'unreachable' | 'not_now' | 'key_refused' | 'not_understood';

/**
 * Returns the message for staff about a failed call of the site.
 *
 * @param key the variable of the bearer token
 */
export function problemMessage(
  problem: SiteProblem,
  key: 'ANALYTICS_READ_KEY' | 'LEADS_ADMIN_KEY',
): string {
  return {
    unreachable: 'ติดต่อเว็บไซต์ไม่ได้ในตอนนี้',
    not_now: 'เว็บไซต์อ่านข้อมูลส่วนนี้ไม่ได้ในตอนนี้ ดูสาเหตุในสภาพระบบที่หน้าแรก',
    key_refused: `เว็บไซต์ไม่รับกุญแจของหลังบ้าน ผู้ดูแลระบบต้องตั้ง ${key} ให้ตรงกัน`,
    not_understood: 'เว็บไซต์ตอบกลับมาในรูปแบบที่อ่านไม่ได้ เว็บไซต์กับหลังบ้านอาจเป็นคนละรุ่น',
  }[problem];
}

/** The site's current or last good answer. */
export interface LatestAnswer<T> {
  value: T | undefined;
  /** Time of the answer. */
  at: Date | undefined;
  /** Why the current call failed; the value is then the last good one. */
  trouble: SiteProblem | undefined;
}

/** The site's answer, or why there is none. */
export type Answer<T> = { value: T } | { trouble: SiteProblem };

const lastGood = new Map<string, { value: unknown; at: Date }>();

/** Merges the answers of several site processes. */
type Merge<T> = (answers: readonly [T, ...T[]]) => T;

/**
 * Calls every site process (`SITE_INTERNAL_URL` and `SITE_INSTANCES`) and merges the answers: each stores the data of
 * its own visitors. For a process that fails, its last good answer counts and `trouble` is set. Never throws.
 *
 * @param path with its query: `/api/counts?from=…`
 */
export async function callAllSites<T extends z.ZodMiniType>(
  path: string,
  schema: T,
  merge: Merge<z.output<T>>,
): Promise<LatestAnswer<z.output<T>>> {
  const { SITE_INSTANCES, SITE_INTERNAL_URL } = environment();
  const answers = await Promise.all(
    [SITE_INTERNAL_URL, ...SITE_INSTANCES].map((address) => callSiteCached(path, schema, address)),
  );
  const [first, ...others] = answers.flatMap(({ value }) => (value === undefined ? [] : [value]));
  return {
    value: first === undefined ? undefined : merge([first, ...others]),
    at: answers.flatMap(({ at }) => at ?? []).sort((a, b) => Number(a) - Number(b))[0],
    trouble: answers.find(({ trouble }) => trouble)?.trouble,
  };
}

/**
 * Calls the site with `ANALYTICS_READ_KEY`. Caches the last good answer in memory as a fallback. Never throws.
 *
 * @param path with its query: `/api/counts?from=…`
 */
export async function callSiteCached<T extends z.ZodMiniType>(
  path: string,
  schema: T,
  address = environment().SITE_INTERNAL_URL,
): Promise<LatestAnswer<z.output<T>>> {
  const answer = await callSite(path, schema, { key: environment().ANALYTICS_READ_KEY, address });
  const url = `${address}${path}`;
  if ('value' in answer) {
    const at = new Date();
    lastGood.delete(url);
    lastGood.set(url, { value: answer.value, at });
    for (const oldest of [...lastGood.keys()].slice(0, -CACHE_SIZE)) lastGood.delete(oldest);
    return { value: answer.value, at, trouble: undefined };
  }
  const cached = z.safeParse(schema, lastGood.get(url)?.value);
  return {
    value: cached.success ? cached.data : undefined,
    at: lastGood.get(url)?.at,
    trouble: answer.trouble,
  };
}

/**
 * Calls the site without cache. Never throws.
 *
 * @param key the bearer token
 * @param body posted as JSON; without it the call is a GET
 * @param timeoutMs timeout in milliseconds
 * @param address of one of several site processes
 */
export async function callSite<T extends z.ZodMiniType>(
  path: string,
  schema: T,
  {
    key,
    body,
    timeoutMs = TIMEOUT_MS,
    address = environment().SITE_INTERNAL_URL,
  }: { key: string; body?: object; timeoutMs?: number; address?: string },
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
      signal: AbortSignal.timeout(timeoutMs),
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
