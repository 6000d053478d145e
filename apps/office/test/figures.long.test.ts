import { expect, it } from 'vitest';
import { expectFiguresToAddUp } from './figures-add-up.ts';
import { startOffice } from './office.ts';
import { runSql } from './sql.ts';

const office = await startOffice();

it('shows the figures of ten thousand leads', () => expectFiguresToAddUp(office, 10_000), 60_000);

it('exports every lead once, the newest first', { timeout: 60_000 }, async () => {
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
