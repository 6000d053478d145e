import { beforeEach, expect, it, vi } from 'vitest';
import { healthReport } from '../health.ts';
import {
  answerReadiness,
  type Check,
  failure,
  type Finding,
  Readiness,
  warning,
} from './readiness.ts';

beforeEach(() => void vi.useFakeTimers());

const words = (code: string) => ({ en: `en ${code}`, th: `th ${code}` });
const broken = failure('broken');
const check = (name: string, look: Check['look']): Check => ({ name, look, broken });

it('is ready with warnings but not with failures, and lists the reasons', async () => {
  const since = Date.parse('2026-01-31T00:00:00Z');
  const warned = new Readiness(
    [check('disk', () => undefined), check('leads', () => warning('late', since))],
    words,
  );
  const answer = await answerReadiness(warned);
  expect(answer.status).toBe(200);
  const report = healthReport.parse(await answer.json());
  expect(report).toEqual({
    status: 'ready',
    checks: { disk: 'ok', leads: 'warning' },
    reasons: [
      {
        check: 'leads',
        code: 'late',
        level: 'warning',
        en: 'en late',
        th: 'th late',
        since: '2026-01-31T00:00:00.000Z',
      },
    ],
  });
  const failed = await answerReadiness(new Readiness([check('database', () => broken)], words));
  expect(failed.status).toBe(503);
  expect(failed.headers.get('cache-control')).toBe('no-store');
});

it('reports a check that throws or hangs as broken, and does not start it again', async () => {
  const hangs = vi.fn(() => new Promise<undefined>(() => undefined));
  const throws = () => {
    throw new Error('no');
  };
  const readiness = new Readiness([check('hangs', hangs), check('throws', throws)], words);
  for (let time = 0; time < 2; time++) {
    const report = readiness.report();
    await vi.advanceTimersByTimeAsync(2000);
    expect((await report).checks).toEqual({ hangs: 'failure', throws: 'failure' });
  }
  expect(hangs).toHaveBeenCalledTimes(1);
});

it('omits checks that cannot be made while another one fails', async () => {
  let isDown = true;
  const database = check('database', () => (isDown ? broken : undefined));
  const jobs = { name: 'jobs', look: () => Promise.reject(new Error('no database')) };
  const leads = check('leads', () => warning('late'));
  const report = () => new Readiness([database, jobs, leads], words).report();
  const codes = async () => (await report()).reasons.map(({ code }) => code);
  expect(await codes()).toEqual(['broken', 'late']);
  expect((await report()).checks.jobs).toBe('warning');
  isDown = false;
  expect(await codes()).toEqual(['check_failed', 'late']);
});

it('caches a report for a second, and reports since when a problem exists', async () => {
  const look = vi.fn((): Finding | undefined => warning('late'));
  const readiness = new Readiness([check('leads', look)], words);
  const [one, two] = await Promise.all([readiness.report(), readiness.report()]);
  expect(look).toHaveBeenCalledTimes(1);
  expect(two).toBe(one);
  vi.advanceTimersByTime(60_000);
  const later = await readiness.report();
  expect(look).toHaveBeenCalledTimes(2);
  expect(later.reasons[0]?.since).toBe(one.reasons[0]?.since);
  look.mockReturnValueOnce(undefined);
  vi.advanceTimersByTime(1000);
  expect((await readiness.report()).reasons).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect((await readiness.report()).reasons[0]?.since).not.toBe(one.reasons[0]?.since);
});
