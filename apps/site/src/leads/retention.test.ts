import { expect, it, vi } from 'vitest';
import { silentLog, TestOutbox } from '../../test/lead-outbox.ts';
import { readEnvironment } from '../environment/environment.ts';
import { eraseOldLeads } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

it.each([
  ['two years, as the privacy notice says', {}, 716],
  ['the days of LEAD_RETENTION_DAYS', { LEAD_RETENTION_DAYS: '30' }, 16],
])('puts undelivered leads into the trash two weeks before they are %s old', (_, given, days) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const bench = new TestOutbox();
  const { leadRetentionDays } = readEnvironment({ DATA_DIR: bench.folder, ...given });
  const listedAfter = (days: number) => {
    vi.setSystemTime(Date.now() + days * DAY_MS);
    eraseOldLeads({
      database: bench.database,
      journal: undefined,
      log: silentLog(),
      guard: { allows: () => true },
      keptDays: leadRetentionDays,
    });
    return bench.outbox.list().length;
  };
  bench.add();
  expect([listedAfter(0), listedAfter(days), listedAfter(1)]).toEqual([1, 1, 0]);
});
