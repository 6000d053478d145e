import * as z from 'zod/mini';
import { environment } from '../environment.ts';

/** A page of the office waits no longer for the site. */
const PATIENCE_MS = 2500;
/** The most answers that are remembered. */
const REMEMBERED = 20;

/** What the site said, or said last. */
export interface Said<T> {
  value: T | undefined;
  /** When the site said it. */
  at: Date | undefined;
  /**
   * Why it says nothing now: it could not be reached, it does not know the office's key, or it answered
   * with something else. The value is then the last good one.
   */
  trouble: 'unreachable' | 'key_refused' | 'not_understood' | undefined;
}

const lastGood = new Map<string, { value: unknown; at: Date }>();

/**
 * Asks the site with the office's key, which stays on this server. The last good answer is kept in
 * memory for when there is none; never throws.
 *
 * @param path with its query: `/api/counts?from=…`
 */
export async function askSite<T extends z.ZodMiniType>(
  path: string,
  schema: T,
): Promise<Said<z.output<T>>> {
  const answer = await ask(path);
  const parsed = 'json' in answer ? z.safeParse(schema, answer.json) : undefined;
  if (parsed?.success) {
    const at = new Date();
    lastGood.delete(path);
    lastGood.set(path, { value: parsed.data, at });
    for (const oldest of [...lastGood.keys()].slice(0, -REMEMBERED)) lastGood.delete(oldest);
    return { value: parsed.data, at, trouble: undefined };
  }
  const kept = z.safeParse(schema, lastGood.get(path)?.value);
  return {
    value: kept.success ? kept.data : undefined,
    at: lastGood.get(path)?.at,
    trouble: 'trouble' in answer ? answer.trouble : 'not_understood',
  };
}

async function ask(path: string): Promise<{ json: unknown } | Pick<Said<never>, 'trouble'>> {
  const { SITE_INTERNAL_URL, STATISTICS_KEY } = environment();
  try {
    const response = await fetch(`${SITE_INTERNAL_URL}${path}`, {
      headers: { authorization: `Bearer ${STATISTICS_KEY}`, accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
      cache: 'no-store',
      redirect: 'error',
    });
    if (response.status === 401) return { trouble: 'key_refused' };
    if (!response.ok) return { trouble: 'not_understood' };
    const text = await response.text();
    try {
      return { json: JSON.parse(text) as unknown };
    } catch {
      return { trouble: 'not_understood' };
    }
  } catch {
    return { trouble: 'unreachable' };
  }
}
