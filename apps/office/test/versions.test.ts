import { expect, it } from 'vitest';
import { foreignProblem } from '../src/database/database.ts';
import { deliverLead, startOffice } from './office.ts';
import { runSql } from './sql.ts';

const office = await startOffice();

it('works with a database to which a newer version has only added columns and tables', async () => {
  const { payload } = office;
  await runSql(
    payload,
    'ALTER TABLE leads ADD later text',
    'ALTER TABLE history ADD later text',
    'ALTER TABLE users ADD later text',
    'CREATE TABLE later (id integer PRIMARY KEY NOT NULL)',
  );
  await office.create('payload-migrations', { name: '20991230_000000_later_adds', batch: 98 });
  await expect(foreignProblem(payload)).resolves.toBeUndefined();
  expect((await deliverLead(office, 'after-going-back')).status).toBe(200);
  await office.person('sales');
});

it('refuses a database that a newer version has changed', async () => {
  await office.create('payload-migrations', { name: '20991231_000000_of_tomorrow', batch: 99 });
  await expect(foreignProblem(office.payload)).resolves.toMatch(
    /written by a newer version \(step 20991231_000000_of_tomorrow\).*docs\/guides\/deploy/,
  );
});
