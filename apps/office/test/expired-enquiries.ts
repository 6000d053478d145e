import { expect } from 'vitest';
import { deliverLead, type Office, register } from './office.ts';

const DAY = 24 * 60 * 60_000;
const IN_TRASH = 14;

/** Dates leads and registrations back and expects that retention trashes and erases the right ones. */
export async function expectOldToBeErased(office: Office): Promise<void> {
  const { payload } = office;
  const { eraseExpiredEnquiries } = await import('../src/jobs/retention-job.ts');
  await office.remove('leads', {});
  await office.remove('registrations', {});

  const named = (name: string) =>
    office.one('leads', { fullname: { equals: name } }, { trash: true });
  const update = async (name: string, data: object) =>
    office.update('leads', (await named(name)).id, data);
  /** Sets creation and last change of a record so many days back. */
  const age = (collection: 'leads' | 'registrations', id: number, days: number) => {
    const updatedAt = new Date(Date.now() - days * DAY).toISOString();
    const data = { createdAt: updatedAt, updatedAt };
    return payload.db.updateOne({ collection, id, data, returning: false });
  };
  /** The names of the leads that are listed, or of those in the trash. */
  const names = async (isTrash = false) => {
    const where = { deletedAt: { exists: isTrash } };
    const leads = await office.find('leads', where, { sort: 'fullname', trash: isTrash });
    return leads.map(({ fullname }) => fullname);
  };

  // Leads go into the trash 14 days before the end of the retention period, in which they are erased.
  const days = {
    ended: 3637,
    old: 731,
    spam: 731,
    won: 731,
    back: 731,
    touched: 731,
    late: 717,
    fresh: 715,
  };
  for (const name of Object.keys(days)) {
    await deliverLead(office, `retention-${name}`, { fullname: name, email: `${name}@x.co` });
  }
  await register(office);
  await update('old', { note: 'บันทึกที่ต้องหายไปด้วย' });
  await update('spam', { status: 'spam' });
  await update('won', { status: 'won' });
  await update('ended', { status: 'won' });
  for (const [name, ago] of Object.entries(days)) await age('leads', (await named(name)).id, ago);
  await age('registrations', (await office.one('registrations')).id, 731);
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
  // The event loop was not blocked.
  expect(turns).toBeGreaterThanOrEqual(5);
  expect(await names()).toEqual(['fresh', 'touched', 'won']);
  expect(await names(true)).toEqual(['back', 'ended', 'late', 'old', 'spam']);
  // A second run changes nothing.
  expect(await eraseExpiredEnquiries(payload, now)).toEqual({ setAside: 0, erased: 0 });

  const back = `/leads/${(await named('back')).id}?trash=true`;
  const sales = await office.person('sales');
  expect((await sales.patch(back, { deletedAt: null })).status).toBe(200);
  const afterDays = (later: number) => eraseExpiredEnquiries(payload, now + later * DAY);
  expect(await afterDays(IN_TRASH - 1)).toEqual({ setAside: 1, erased: 0 });
  expect(await afterDays(IN_TRASH)).toEqual({ setAside: 0, erased: 5 });
  expect(await names()).toEqual(['back', 'touched', 'won']);
  expect(await names(true)).toEqual(['fresh']);
  expect(await office.count('registrations', {}, true)).toBe(0);
  await expectNoTraces(office);
}

/** Expects history and alerts of existing leads only. */
async function expectNoTraces(office: Office): Promise<void> {
  const kept = new Set((await office.find('leads', {}, { trash: true })).map(({ id }) => id));
  for (const collection of ['history', 'alerts'] as const) {
    const left = await office.find(collection);
    const subjects = left.flatMap(({ subject }) => (subject ? [Number(subject.value)] : []));
    expect(subjects.filter((id) => !kept.has(id))).toEqual([]);
  }
}
