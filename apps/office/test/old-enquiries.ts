import { expect } from 'vitest';
import { deliverLead, type Office } from './office.ts';

const DAY = 24 * 60 * 60_000;
const YEARS_2 = 730;

/** Moves the dates of leads and registrations and expects that the right ones are forgotten. */
export async function expectOldToBeErased(office: Office): Promise<void> {
  const { payload } = office;
  const { eraseOldEnquiries } = await import('../src/jobs/erase-old.ts');
  for (const collection of ['leads', 'registrations'] as const) {
    await payload.delete({ collection, where: {}, overrideAccess: true });
  }
  for (const name of ['old', 'old-spam', 'old-won', 'fresh', 'old-but-touched']) {
    await deliverLead(office, `retention-${name}`, { fullname: name, email: `${name}@x.co` });
  }
  await office.call('POST', '/v2/register', {
    body: { fullname: 'old-registration', phone: '021234567', email: 'a@b.co', package: 'more' },
    headers: { authorization: `Bearer ${office.secrets.REGISTRATION_API_TOKEN}` },
  });
  const lead = async (name: string) => {
    const where = { fullname: { equals: name } };
    return (
      (await payload.find({ collection: 'leads', where, overrideAccess: true })).docs[0]?.id ?? 0
    );
  };
  const update = async (name: string, data: object) =>
    payload.update({ collection: 'leads', id: await lead(name), data, overrideAccess: true });
  await update('old', { note: 'บันทึกที่ต้องหายไปด้วย' });
  await update('old-spam', { status: 'spam' });
  await update('old-won', { status: 'won' });

  for (const name of ['old', 'old-spam', 'old-won', 'old-but-touched']) {
    await age(office, 'leads', await lead(name), YEARS_2 + 1);
  }
  await age(office, 'leads', await lead('fresh'), YEARS_2 - 1);
  await age(office, 'registrations', await registration(office), YEARS_2 + 1);
  await update('old-but-touched', { note: 'โทรคุยวันนี้' });

  expect(await eraseOldEnquiries(payload)).toEqual({ leads: 2, registrations: 1 });
  const { docs } = await payload.find({
    collection: 'leads',
    sort: 'fullname',
    overrideAccess: true,
  });
  expect(docs.map(({ fullname }) => fullname)).toEqual(['fresh', 'old-but-touched', 'old-won']);
  expect(
    (await payload.count({ collection: 'registrations', overrideAccess: true })).totalDocs,
  ).toBe(0);
  const kept = new Set(docs.map(({ id }) => id));
  for (const collection of ['history', 'alerts'] as const) {
    const left = await payload.find({
      collection,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    const subjects = left.docs.flatMap(({ subject }) => (subject ? [Number(subject.value)] : []));
    expect(subjects.filter((id) => !kept.has(id))).toEqual([]);
  }
  expect(await eraseOldEnquiries(payload)).toEqual({ leads: 0, registrations: 0 });
}

async function registration(office: Office): Promise<number> {
  const { docs } = await office.payload.find({
    collection: 'registrations',
    limit: 1,
    overrideAccess: true,
  });
  return docs[0]?.id ?? 0;
}

/** As if nobody had touched it for so many days. */
async function age(
  office: Office,
  collection: 'leads' | 'registrations',
  id: number,
  days: number,
) {
  const updatedAt = new Date(Date.now() - days * DAY).toISOString();
  await office.payload.db.updateOne({ collection, id, data: { updatedAt }, returning: false });
}
