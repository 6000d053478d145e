import type { HealthLevel, HealthReason, HealthReport } from '../health.ts';

/** What a check found; nothing, where all is well. */
export interface Finding {
  code: string;
  level: HealthLevel;
  /** Milliseconds since 1970, where the check knows; else the first time that it was found counts. */
  since?: number | undefined;
}

/** One thing that is looked at. */
export interface Check {
  name: string;
  look: () => Finding | undefined | Promise<Finding | undefined>;
  /** What it means when the check itself fails or does not come to its end. */
  broken: Finding;
  /** The check of what it cannot do without: while that fails, it is no news that this could not be made. */
  leansOn?: string;
}

/** Words of each code. */
export type HealthWords = (code: string) => { en: string; th: string };

/** A look is shared by all who ask within this time; in milliseconds. */
const KEPT_MS = 1000;
/** No check is waited for longer; in milliseconds. */
const DEADLINE_MS = 2000;

/**
 * Whether an app can do its work, check by check. Asking costs nothing while an answer is young, and is
 * answered in time whatever a check does: one that hangs is not begun again until it has come to an end.
 */
export class Readiness {
  readonly #checks: readonly Check[];
  readonly #words: HealthWords;
  readonly #deadlineMs: number;
  readonly #under = new Map<string, Promise<Finding | undefined>>();
  readonly #since = new Map<string, number>();
  #last: { at: number; report: Promise<HealthReport> } | undefined;

  constructor(checks: readonly Check[], words: HealthWords, deadlineMs = DEADLINE_MS) {
    this.#checks = checks;
    this.#words = words;
    this.#deadlineMs = deadlineMs;
  }

  /** Never rejects. */
  report(): Promise<HealthReport> {
    // Not by the clock on the wall, which may be set back.
    const at = performance.now();
    if (this.#last && at - this.#last.at < KEPT_MS) return this.#last.report;
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
      const { broken, leansOn } = this.#checks[index] ?? {};
      const isNews = finding !== broken || !isDown(leansOn);
      return finding && isNews ? [this.#reason(name, finding)] : [];
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
    const under = this.#under.get(check.name) ?? this.#begin(check);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Finding>((resolve) => {
      timer = setTimeout(() => resolve(check.broken), this.#deadlineMs);
    });
    try {
      return await Promise.race([under, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #begin(check: Check): Promise<Finding | undefined> {
    const under = (async () => check.look())()
      .catch(() => check.broken)
      .finally(() => this.#under.delete(check.name));
    this.#under.set(check.name, under);
    return under;
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

/** The report as an answer that nobody keeps. */
export async function answerReadiness(readiness: Readiness): Promise<Response> {
  const report = await readiness.report();
  return Response.json(report, {
    status: report.status === 'ready' ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
