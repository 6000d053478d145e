import { statfs } from 'node:fs/promises';
import type { HealthLevel, HealthReason, HealthReport } from '../health.ts';

/** A problem that a check found. */
export interface Finding<Code extends string = string> {
  code: Code;
  level: HealthLevel;
  /** Start in milliseconds since 1970, if the check knows it; otherwise the first time it was found. */
  since?: number | undefined;
}

const findingOf =
  (level: HealthLevel) =>
  <Code extends string>(code: Code, since?: number): Finding<Code> => ({ code, level, since });

export const warning = findingOf('warning');
export const failure = findingOf('failure');

/** A health check. */
export interface Check {
  name: string;
  look: () => Finding | undefined | Promise<Finding | undefined>;
  /** Reported when the check itself fails or times out, instead of the warning `check_failed`. */
  broken?: Finding;
}

const CHECK_FAILED = warning('check_failed');

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
    const isDown = found.some(([, finding]) => finding?.level === 'failure');
    // Checks that cannot be made are a consequence of a failure, such as a lost database.
    const reasons = found.flatMap(([name, finding]) =>
      finding && !(isDown && finding === CHECK_FAILED) ? [this.#reason(name, finding)] : [],
    );
    const known = new Set(reasons.map(keyOf));
    for (const key of this.#since.keys()) if (!known.has(key)) this.#since.delete(key);
    return {
      status: isDown ? 'not_ready' : 'ready',
      checks: Object.fromEntries(found.map(([name, finding]) => [name, finding?.level ?? 'ok'])),
      reasons,
    };
  }

  async #finding(check: Check): Promise<Finding | undefined> {
    const running = this.#running.get(check.name) ?? this.#begin(check);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Finding>((resolve) => {
      timer = setTimeout(() => resolve(check.broken ?? CHECK_FAILED), this.#deadlineMs);
    });
    try {
      return await Promise.race([running, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #begin(check: Check): Promise<Finding | undefined> {
    const running = (async () => check.look())()
      .catch(() => check.broken ?? CHECK_FAILED)
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

/** Below this SQLite's WAL has no room to grow. */
const DISK_FULL_BYTES = 8 * 2 ** 20;
/** A picture of an article has up to 15 MB and is stored in several sizes. */
const DISK_LOW_BYTES = 500 * 2 ** 20;
/** Minimum number of free inodes, for SQLite's files and pictures. */
const MIN_FREE_FILES = 100;

/** Checks the free disk space. Low space is a warning; too little to store a lead is a failure. */
export async function diskFinding(
  dataDir: string,
): Promise<Finding<'disk_full' | 'disk_low'> | undefined> {
  const { bavail, bsize, ffree, files } = await statfs(dataDir);
  if (bavail * bsize < DISK_FULL_BYTES) return failure('disk_full');
  // File systems without an inode limit report 0 files.
  const isOutOfFiles = files > 0 && ffree < MIN_FREE_FILES;
  return isOutOfFiles || bavail * bsize < DISK_LOW_BYTES ? warning('disk_low') : undefined;
}

/** The texts of a code of both apps. */
export const erasureHeldTexts = {
  en: 'Erasure of old data is paused until a person confirms it: the clock jumped by more than two days, or an unusual amount would be erased at once. Correct the clock, or confirm with npm run erasure -- --accept.',
  th: 'หยุดลบข้อมูลเก่าไว้ก่อน เพราะนาฬิกาของเครื่องเปลี่ยนไปเกินสองวัน หรือจะมีข้อมูลถูกลบพร้อมกันมากผิดปกติ ตั้งเวลาให้ถูก หรือยืนยันให้ลบต่อด้วย npm run erasure -- --accept',
} as const;
