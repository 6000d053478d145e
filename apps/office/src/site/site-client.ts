import { jsonIn } from '@clinicdee/protocol/http/messages';
import * as z from 'zod/mini';
import { environment } from '../environment/environment.ts';

/** Default timeout. */
const TIMEOUT_MS = 2500;

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

/** The site's answer, or why there is none. */
export type Answer<T> = { value: T } | { trouble: SiteProblem };

/** What the sites answered, and why one of them did not. */
export interface JoinedAnswer<T> {
  value: T | undefined;
  trouble: SiteProblem | undefined;
}

/** Returns the addresses of all site processes. */
export function siteAddresses(): string[] {
  const { SITE_INSTANCES, SITE_INTERNAL_URL } = environment();
  return [SITE_INTERNAL_URL, ...SITE_INSTANCES];
}

/**
 * Calls every site process with `ANALYTICS_READ_KEY` and merges the answers: each stores the data of its own visitors.
 * Never throws.
 *
 * @param path with its query: `/api/counts?from=…`
 */
export async function callAllSites<T extends z.ZodMiniType>(
  path: string,
  schema: T,
  merge: (answers: readonly z.output<T>[]) => z.output<T>,
): Promise<JoinedAnswer<z.output<T>>> {
  const { ANALYTICS_READ_KEY: key } = environment();
  const answers = await Promise.all(
    siteAddresses().map((address) => callSite(path, schema, { key, address })),
  );
  const values = answers.flatMap((answer) => ('value' in answer ? [answer.value] : []));
  return {
    value: values.length > 0 ? merge(values) : undefined,
    trouble: answers.flatMap((answer) => ('trouble' in answer ? [answer.trouble] : []))[0],
  };
}

/**
 * Calls the site. Never throws.
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
