import { expect, it } from 'vitest';
import { enquiriesSince } from '../src/enquiries/recent.ts';
import { startOffice } from './office.ts';
import { runSql } from './sql.ts';

const office = await startOffice();
const sales = await office.person('sales');
await runSql(
  office.payload,
  `INSERT INTO leads (reference, fullname, phone, created_at, deleted_at) VALUES
    ('NEW', 'ก', '1', '2026-11-20T03:00:00.000Z', null),
    ('OLD', 'ก', '1', '2026-08-20T03:00:00.000Z', null),
    ('TRASHED', 'ก', '1', '2026-11-21T03:00:00.000Z', '2026-11-22T03:00:00.000Z'),
    ('FIRST', 'ก', '1', '2026-11-19T03:00:00.000Z', null)`,
);

it('computes figures from the leads of a period that are not in the trash', async () => {
  const leads = await enquiriesSince(office.payload, 'leads', new Date('2026-11-19T03:00:00Z'));
  expect(leads.map(({ createdAt }) => createdAt.slice(0, 10)).sort()).toEqual([
    '2026-11-19',
    '2026-11-20',
  ]);
});

it('exports leads that are not in the trash, the newest first', async () => {
  const { text } = await sales.get('/leads/export');
  expect(text.match(/NEW|OLD|TRASHED|FIRST/g)).toEqual(['NEW', 'FIRST', 'OLD']);
});
