import { expect, it } from 'vitest';
import { silentLog, TestOutbox } from '../../test/lead-outbox.ts';
import { readEnvironment } from '../environment/environment.ts';
import { eraseOldLeads } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

it.each([
  ['two years, as the privacy notice says', {}, 717, 715],
  ['the days of LEAD_RETENTION_DAYS', { LEAD_RETENTION_DAYS: '30' }, 17, 15],
])(
  'puts undelivered leads into the trash two weeks before they are %s old',
  (_, given, old, young) => {
    const bench = new TestOutbox();
    bench.add({}, Date.now() - old * DAY_MS);
    const kept = bench.add({}, Date.now() - young * DAY_MS);
    const { leadRetentionDays } = readEnvironment({ DATA_DIR: bench.folder, ...given });
    eraseOldLeads({
      ...{ database: bench.database, journal: undefined, log: silentLog() },
      ...{ guard: { allows: () => true }, keptDays: leadRetentionDays },
    });
    expect(bench.outbox.list().map(({ id }) => id)).toEqual([kept]);
  },
);
