import type { HealthLevel, HealthReason, HealthReport } from '../health.ts';

/** A problem that a check found. */
export interface Finding {
  code: string;
  level: HealthLevel;
  /** Start in milliseconds since 1970, if the check knows it; otherwise the first time it was found. */
  since?: number | undefined;
}

/** A health check. */
export interface Check {
  name: string;
  look: () => Finding | undefined | Promise<Finding | undefined>;
  /** Reported when the check itself fails or times out. */
  broken: Finding;
  /** Name of a required check: while that fails, a broken result of this one is not reported. */
  dependsOn?: string;
}

/** Returns the texts for a code. */
export type HealthWords = (code: string) => { en: string; th: string };

/** How long a report is cached, in milliseconds. */
const CACHE_MS = 1000;
/** Timeout of a check, in milliseconds. */
const DEADLINE_MS = 2000;

/**
 * Runs the health checks of an app. A recent report is cached, and each check has a timeout: a check that
 * hangs is not started again until it has ended.
 */
export class Readiness {
  readonly #checks: readonly Check[];
  readonly #words: HealthWords;
  readonly #deadlineMs: number;
  readonly #running = new Map<string, Promise<Finding | undefined>>();
  readonly #since = new Map<string, number>();
  #last: { at: number; report: Promise<HealthReport> } | undefined;

  constructor(checks: readonly Check[], words: HealthWords, deadlineMs = DEADLINE_MS) {
    this.#checks = checks;
    this.#words = words;
    this.#deadlineMs = deadlineMs;
  }

  /** Never rejects. */
  report(): Promise<HealthReport> {
    // Monotonic: the system clock may be set back.
    const at = performance.now();
    if (this.#last && at - this.#last.at < CACHE_MS) return this.#last.report;
    const report = this.#look();
    this.#last = { at, report };
    return report;
  }

  async #look(): Promise<HealthReport> {
    const found = await Promise.all(
      this.#checks.map(async (check) => [check.name, await this.#finding(check)] as const),
    );
    const isDown = (name: string | undefined) =>
      found.some(([other, finding]) => other === name && finding?.level === 'failure');
    const reasons = found.flatMap(([name, finding], index) => {
      const { broken, dependsOn } = this.#checks[index] ?? {};
      const isOwnProblem = finding !== broken || !isDown(dependsOn);
      return finding && isOwnProblem ? [this.#reason(name, finding)] : [];
    });
    const known = new Set(reasons.map(keyOf));
    for (const key of this.#since.keys()) if (!known.has(key)) this.#since.delete(key);
    return {
      status: reasons.some(({ level }) => level === 'failure') ? 'not_ready' : 'ready',
      checks: Object.fromEntries(found.map(([name, finding]) => [name, finding?.level ?? 'ok'])),
      reasons,
    };
  }

  async #finding(check: Check): Promise<Finding | undefined> {
    const running = this.#running.get(check.name) ?? this.#begin(check);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Finding>((resolve) => {
      timer = setTimeout(() => resolve(check.broken), this.#deadlineMs);
    });
    try {
      return await Promise.race([running, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #begin(check: Check): Promise<Finding | undefined> {
    const running = (async () => check.look())()
      .catch(() => check.broken)
      .finally(() => this.#running.delete(check.name));
    this.#running.set(check.name, running);
    return running;
  }

  #reason(check: string, { code, level, since }: Finding): HealthReason {
    const key = keyOf({ check, code });
    const first = this.#since.get(key) ?? Date.now();
    this.#since.set(key, first);
    const at = new Date(since ?? first);
    return { check, code, level, since: at.toISOString(), ...this.#words(code) };
  }
}

const keyOf = ({ check, code }: Pick<HealthReason, 'check' | 'code'>) => `${check} ${code}`;

/** Returns the report as a response, not cacheable. */
export async function answerReadiness(readiness: Readiness): Promise<Response> {
  const report = await readiness.report();
  return Response.json(report, {
    status: report.status === 'ready' ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
