import { fileContent } from '@clinicdee/brand/site-content';
import { expect, it } from 'vitest';
import { chartStart, figures } from '../src/enquiries/figures.ts';
import { enquiriesSince } from '../src/enquiries/recent.ts';
import { statuses } from '../src/enquiries/statuses.ts';
import { salesOf } from '../src/statistics/sales.ts';
import { startOffice } from './office.ts';
import { runSql } from './sql.ts';

const office = await startOffice();
const MINUTE = 60_000;
const PERIOD = 100 * 24 * 60;
const isAll = process.env.TEST_ALL === '1';
const count = isAll ? 10_000 : 3000;

it('shows the figures of leads of the last hundred days that are not in the trash', async () => {
  const now = Date.now();
  const before = (minutes: number) => new Date(now - minutes * MINUTE).toISOString();
  const leads = Array.from({ length: count }, (_, index) => {
    const age = (index * 7919) % PERIOD;
    return {
      createdAt: before(age),
      // Some before the creation: they come from two clocks.
      firstContactedAt: index % 3 === 0 ? before(Math.max(0, age + 30 - (index % 5000))) : null,
      status: statuses[index % statuses.length]?.value ?? 'new',
      isSuspected: [true, false, null][index % 4] ?? null,
      source: ['google', 'line', 'referral', 'campaign', 'unknown'][index % 6] ?? null,
      referrer: `https://www.${['pantip', 'wongnai'][index % 2]}.com/topic`,
      utmSource: ['Clinic-Expo', ''][index % 2] ?? '',
      utmCampaign: ['เปิดปี', 'a@b.co', ''][index % 4] ?? null,
      deletedAt: index % 11 === 0 ? before(0) : null,
    };
  });
  const columns = `created_at, first_contacted_at, status, is_suspected, source, referrer, utm_source,
    utm_campaign, deleted_at`;
  const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));
  const rows = leads.map(
    (one, index) => `('T${index}', 'ก', '1', ${Object.values(one).map(literal).join(', ')})`,
  );
  for (let first = 0; first < count; first += 500)
    await runSql(
      office.payload,
      `INSERT INTO leads (reference, fullname, phone, ${columns})
       VALUES ${rows.slice(first, first + 500).join(', ')}`,
    );
  const start = chartStart(now);
  const kept = leads.filter((one) => !one.deletedAt && Date.parse(one.createdAt) >= Number(start));
  const recent = await enquiriesSince(office.payload, 'leads', start);
  const shown = figures(recent, 'source', fileContent.contact, now);
  expect(shown.total).toBeGreaterThan(count / 2);
  expect(shown).toEqual(figures(kept, 'source', fileContent.contact, now));
  expect(salesOf(recent)).toEqual(salesOf(kept));
}, 60_000);

it.runIf(isAll)('exports every lead once, the newest first', { timeout: 60_000 }, async () => {
  // A third of them have the same creation time.
  const moment = "'2026-01-05T03:00:00.000Z'";
  await runSql(office.payload, `UPDATE leads SET created_at = ${moment} WHERE id % 3 = 0`);
  const rows = await office.find('leads', {}, { sort: ['-createdAt', '-id'] });
  expect(rows.length).toBeGreaterThan(1000);
  const { text } = await (await office.person('sales')).get('/leads/export');
  const references = text
    .split('\r\n')
    .slice(1, -1)
    // References that a spreadsheet would read as a number or date are exported as text formulas.
    .map((line) => /^"(?:="")?([^"]+)/.exec(line)?.[1]);
  expect(references).toEqual(rows.map(({ reference }) => reference));
});
