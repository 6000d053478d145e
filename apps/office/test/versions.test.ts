import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseNewer } from '../src/database.ts';
import { type Office, startOffice } from './office.ts';

let office: Office;

beforeAll(async () => {
  office = await startOffice();
}, 60_000);
afterAll(() => office.stop());

it('refuses a database that a newer version has brought further, in words', async () => {
  const { payload } = office;
  await expect(refuseNewer(payload)).resolves.toBeUndefined();
  await payload.create({
    collection: 'payload-migrations',
    data: { name: '20991231_000000_of_tomorrow', batch: 99 },
    overrideAccess: true,
  });
  await expect(refuseNewer(payload)).rejects.toThrow(
    /written by a newer version \(step 20991231_000000_of_tomorrow\).*docs\/guides\/deploying/,
  );
});
