import { healthLevels, type HealthReason } from '@clinicdee/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import { TestOutbox } from '../../test/lead-outbox.ts';
import { StaffAlerts } from './staff-alerts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;
const now = Date.now();

let records: TestOutbox['outbox'];
/** The codes of what is wrong, by check. */
let wrong: Record<string, string>;
/** The events that reached staff. */
let told: string[];
let isReachable: boolean;

beforeEach(() => {
  ({ outbox: records } = new TestOutbox());
  [wrong, told, isReachable] = [{}, [], true];
});

const tell = ({ event }: { event: string }) => {
  if (isReachable) told.push(event);
  return Promise.resolve(isReachable);
};
const report = () => {
  const level = (check: string) => healthLevels[check === 'database' ? 1 : 0];
  const states = Object.keys(wrong).map((check) => [check, level(check)] as const);
  const reasons = Object.entries(wrong)
    // The report leaves out what could not be checked.
    .filter(([, code]) => code !== 'check_failed')
    .map(([check, code]): HealthReason => ({
      check,
      code,
      level: level(check),
      since: '',
      en: '',
      th: code,
    }));
  const checks = {
    database: 'ok',
    canary: 'ok',
    leads: 'ok',
    ...Object.fromEntries(states),
  } as const;
  return Promise.resolve({ status: 'ready' as const, checks, reasons });
};
/** The alerts of one process. */
const open = (given: Partial<ConstructorParameters<typeof StaffAlerts>[0]> = {}) =>
  new StaffAlerts({ report, records, tell, ...given });

it.each([
  ['canary', 'canary_late', 'canary.lost', 'canary.back'],
  ['canary', 'canary_refused', 'canary.closed', 'canary.back'],
  ['database', 'data_full', 'canary.closed', 'canary.back'],
  ['leads', 'leads_waiting', 'leads.late', 'leads.through'],
  ['leads', 'leads_refused', 'leads.refused', 'leads.through'],
])(
  'alerts staff of %s: %s, again every six hours, and once of the end',
  async (check, code, event, end) => {
    const alerts = open();
    await alerts.check(now);
    expect(told).toEqual([]);
    wrong = { [check]: code };
    for (const after of [0, MINUTE, 5 * HOUR]) await alerts.check(now + after);
    expect(told).toEqual([event]);
    await alerts.check(now + 6 * HOUR);
    expect(told).toEqual([event, event]);
    wrong = {};
    await alerts.check(now + 7 * HOUR);
    await alerts.check(now + 8 * HOUR);
    expect(told).toEqual([event, event, end]);
  },
);

it('does not alert staff of other problems', async () => {
  wrong = { articles: 'articles_stale', disk: 'disk_low' };
  await open().check(now);
  expect(told).toEqual([]);
});

it('retries after five minutes when nobody was reached, also after the clock was years ahead', async () => {
  const counted = vi.fn(() => Promise.resolve(false));
  wrong = { leads: 'leads_waiting' };
  const silent = open({ tell: counted });
  for (let after = 0; after < HOUR; after += MINUTE) await silent.check(now + after);
  expect(counted).toHaveBeenCalledTimes(12);
  const alerts = open();
  isReachable = false;
  await alerts.check(now + 5 * YEAR);
  isReachable = true;
  await alerts.check(now);
  expect(told).toEqual(['leads.late']);
});

it('still reports the end when a repeated alert reached nobody', async () => {
  const alerts = open();
  wrong = { leads: 'leads_waiting' };
  await alerts.check(now);
  isReachable = false;
  await alerts.check(now + 7 * HOUR);
  [isReachable, wrong] = [true, {}];
  await alerts.check(now + 8 * HOUR);
  expect(told).toEqual(['leads.late', 'leads.through']);
});

it('does not repeat an alert after a restart, unless the process died while it sent it', async () => {
  wrong = { leads: 'leads_waiting' };
  void open({ tell: () => new Promise(() => undefined) }).check(now);
  await open().check(now + MINUTE);
  await open().check(now + 2 * MINUTE);
  expect(told).toEqual(['leads.late']);
  wrong = {};
  await open().check(now + 3 * MINUTE);
  await open().check(now + 4 * MINUTE);
  expect(told).toEqual(['leads.late', 'leads.through']);
});

it('reports each of two problems and its end while the disk cannot clear the record', async () => {
  vi.spyOn(records, 'clearAlerted').mockImplementation(() => undefined);
  const alerts = open();
  for (const code of ['leads_waiting', undefined, 'leads_waiting', undefined]) {
    wrong = code ? { leads: code } : {};
    await alerts.check(now);
  }
  expect(told).toEqual(['leads.late', 'leads.through', 'leads.late', 'leads.through']);
});

it('reports the end only when no lead is refused either, and when the check could be made', async () => {
  const alerts = open();
  for (const code of ['leads_waiting', 'leads_refused', 'check_failed']) {
    wrong = { leads: code };
    await alerts.check(now);
  }
  expect(told).toEqual(['leads.late', 'leads.refused']);
  wrong = {};
  await alerts.check(now);
  expect(told).toEqual(['leads.late', 'leads.refused', 'leads.through']);
});

it('does not alert staff of late leads after the lost canary, but reports the end of its own alert', async () => {
  const alerts = open();
  wrong = { canary: 'canary_late', leads: 'leads_waiting' };
  await alerts.check(now);
  expect(told).toEqual(['canary.lost']);
  wrong = { leads: 'leads_waiting' };
  await alerts.check(now);
  expect(told).toEqual(['canary.lost', 'canary.back', 'leads.late']);
  wrong = { canary: 'canary_late' };
  await alerts.check(now);
  expect(told.slice(3)).toEqual(['canary.lost', 'leads.through']);
});
