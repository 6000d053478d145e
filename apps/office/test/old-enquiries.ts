import { expect } from 'vitest';
import { deliverLead, type Office } from './office.ts';

const DAY = 24 * 60 * 60_000;
const IN_TRASH = 14;

/** Moves the dates of leads and registrations and expects that the right ones are forgotten, in two steps. */
export async function expectOldToBeErased(office: Office): Promise<void> {
  const { payload } = office;
  const { eraseExpiredEnquiries } = await import('../src/jobs/retention-job.ts');
  for (const collection of ['leads', 'registrations'] as const) {
    await payload.delete({ collection, where: {}, trash: true, overrideAccess: true });
  }
  // The trash is the end of the period, not what follows it.
  const untouched = { old: 731, spam: 731, won: 731, back: 731, late: 717, fresh: 715 };
  const days = { ...untouched, touched: 731, ended: 3637 };
  for (const name of Object.keys(days)) {
    await deliverLead(office, `retention-${name}`, { fullname: name, email: `${name}@x.co` });
  }
  await office.call('POST', '/v2/register', {
    body: { fullname: 'old-registration', phone: '021234567', email: 'a@b.co', package: 'more' },
    headers: { authorization: `Bearer ${office.secrets.REGISTRATION_API_TOKEN}` },
  });
  const update = async (name: string, data: object) =>
    payload.update({
      collection: 'leads',
      id: await idOf(office, name),
      data,
      overrideAccess: true,
    });
  await update('old', { note: 'บันทึกที่ต้องหายไปด้วย' });
  await update('spam', { status: 'spam' });
  await update('won', { status: 'won' });
  await update('ended', { status: 'won' });
  for (const [name, ago] of Object.entries(days)) {
    await age(office, 'leads', await idOf(office, name), ago);
  }
  await age(office, 'registrations', await registration(office), 731);
  await update('touched', { note: 'โทรคุยวันนี้' });

  const now = Date.now();
  let turns = 0;
  const count = () => {
    turns++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  expect(await eraseExpiredEnquiries(payload, now)).toEqual({ setAside: 6, erased: 0 });
  clearImmediate(next);
  // Everybody else has a turn after each of them.
  expect(turns).toBeGreaterThanOrEqual(5);
  expect(await names(office)).toEqual(['fresh', 'touched', 'won']);
  expect(await names(office, true)).toEqual(['back', 'ended', 'late', 'old', 'spam']);
  // A second run in the same night changes nothing.
  expect(await eraseExpiredEnquiries(payload, now)).toEqual({ setAside: 0, erased: 0 });

  const answer = await office.call('PATCH', `/leads/${await idOf(office, 'back')}?trash=true`, {
    token: await office.person('sales'),
    body: { deletedAt: null },
  });
  expect(answer.status).toBe(200);
  const afterDays = (days: number) => eraseExpiredEnquiries(payload, now + days * DAY);
  expect(await afterDays(IN_TRASH - 1)).toEqual({ setAside: 1, erased: 0 });
  expect(await afterDays(IN_TRASH)).toEqual({ setAside: 0, erased: 5 });
  expect(await names(office)).toEqual(['back', 'touched', 'won']);
  expect(await names(office, true)).toEqual(['fresh']);
  const { totalDocs } = await payload.count({
    collection: 'registrations',
    trash: true,
    overrideAccess: true,
  });
  expect(totalDocs).toBe(0);
  await expectNoTraces(office);

  // Those days had not passed: the clock was wrong, and is right again.
  expect(await eraseExpiredEnquiries(payload)).toEqual({ setAside: 0, erased: 0 });
  expect(await names(office)).toEqual(['back', 'fresh', 'touched', 'won']);

  // A period that somebody mistyped for a night: nobody is forgotten by it, but whom a person put away.
  await age(office, 'leads', await idOf(office, 'fresh'), 40);
  await update('back', { deletedAt: new Date().toISOString() });
  const { environment } = await import('../src/environment/environment.ts');
  const { LEAD_RETENTION_DAYS } = environment();
  environment().LEAD_RETENTION_DAYS = 30;
  expect(await eraseExpiredEnquiries(payload)).toEqual({ setAside: 1, erased: 0 });
  expect(await names(office, true)).toEqual(['back', 'fresh']);
  environment().LEAD_RETENTION_DAYS = LEAD_RETENTION_DAYS;
  expect(await eraseExpiredEnquiries(payload)).toEqual({ setAside: 0, erased: 0 });
  expect(await names(office, true)).toEqual(['back']);
}

/** History and alerts of enquiries that are not there any more. */
async function expectNoTraces({ payload }: Office): Promise<void> {
  const { docs } = await payload.find({
    collection: 'leads',
    pagination: false,
    trash: true,
    overrideAccess: true,
  });
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
}

/** The names of the leads that are shown, or of those in the trash. */
async function names({ payload }: Office, isTrash = false): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { deletedAt: { exists: isTrash } },
    sort: 'fullname',
    trash: isTrash,
    overrideAccess: true,
  });
  return docs.map(({ fullname }) => fullname);
}

async function idOf({ payload }: Office, name: string): Promise<number> {
  const where = { fullname: { equals: name } };
  const { docs } = await payload.find({
    collection: 'leads',
    where,
    trash: true,
    overrideAccess: true,
  });
  return docs[0]?.id ?? 0;
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
