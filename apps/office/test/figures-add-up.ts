import { isOpen } from '@clinicdee/brand/opening-hours';
import { fileContent } from '@clinicdee/brand/site-content';
import { expect } from 'vitest';
import { chartStart, figures } from '../src/enquiries/figures.ts';
import { recentEnquiries } from '../src/enquiries/recent.ts';
import { campaignRows, sourceRows } from '../src/statistics/rows.ts';
import { salesSince } from '../src/statistics/sales.ts';
import { deliverLead, type Office } from './office.ts';
import { oddLeads, sql, store } from './odd-leads.ts';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;
/** As `isCounted` says it, in the words of both databases. */
const COUNTED = `status <> 'spam' AND NOT (status = 'new' AND coalesce(is_suspected, false))`;

/** Fills an office with leads, and expects each of its figures to be what SQL says. */
export async function expectFiguresToAddUp(office: Office, count: number): Promise<void> {
  const { payload } = office;
  // What lies in the trash as well: SQL would count it.
  await payload.delete({ collection: 'leads', where: {}, trash: true, overrideAccess: true });
  const now = Date.now();
  const leads = oddLeads(count, now);
  await store(payload, leads);
  // Some are erased, as an admin does it, and are in no figure any more.
  for (const status of ['won', 'new'] as const) {
    const erased = await payload.find({
      collection: 'leads',
      where: { status: { equals: status } },
      sort: '-createdAt',
      limit: 5,
      overrideAccess: true,
    });
    for (const { id } of erased.docs)
      await payload.delete({ collection: 'leads', id, overrideAccess: true });
  }
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    overrideAccess: true,
  });
  const admin = docs[0] ?? null;
  const start = chartStart(now).toISOString();
  const since = (moment: string) => `SELECT count(*) AS n FROM leads
    WHERE ${COUNTED} AND created_at >= '${moment}'`;
  const number = async (query: string) => Number((await sql(payload, query))[0]?.n);

  const begun = performance.now();
  const recent = await recentEnquiries(payload, admin, 'leads', 'source');
  const shown = figures(recent, 'source', fileContent.contact, now);
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(shown.total).toBe(await number(since(start)));
  expect(total(shown.groups)).toBe(shown.total);
  expect(total(shown.byWeek)).toBe(shown.total);
  const groups = await sql(
    payload,
    `SELECT CASE WHEN source IS NULL OR source = 'unknown' THEN '' ELSE CAST(source AS varchar) END AS s,
       count(*) AS n FROM leads WHERE ${COUNTED} AND created_at >= '${start}' GROUP BY 1`,
  );
  expect(new Map(shown.groups.map(({ value, count: n }) => [value, n]))).toEqual(
    new Map(groups.map(({ s, n }) => [s, Number(n)])),
  );
  for (const { start: monday, count: n } of shown.byWeek) {
    const end = new Date(monday.getTime() + 7 * DAY).toISOString();
    const week = `${since(monday.toISOString())} AND created_at < '${end}'`;
    expect(await number(week)).toBe(n);
  }
  const today = new Date(now + 7 * 60 * MINUTE).toISOString().slice(0, 10);
  const fresh = new Date(Date.parse(`${today}T00:00+07:00`) - 6 * DAY).toISOString();
  expect(shown.fresh).toBe(await number(since(fresh)));
  expect(shown.suspected).toBe(
    await number(`SELECT count(*) AS n FROM leads WHERE status = 'new' AND is_suspected = true
      AND created_at >= '${start}'`),
  );
  await expectMedian(office, shown.contact, fresh, now);
  await expectSales(office, start);
  await expectUndoing(office);
}

/** The median wait, from open minutes that are counted one by one. */
async function expectMedian(
  office: Office,
  contact: ReturnType<typeof figures>['contact'],
  start: string,
  now: number,
): Promise<void> {
  const first = Date.parse(start);
  // How many open minutes there were up to each minute.
  const open = [0];
  for (let time = first; time <= now; time += MINUTE) {
    open.push((open.at(-1) ?? 0) + (isOpen(new Date(time), fileContent.contact) ? 1 : 0));
  }
  const upTo = (time: number) => open[Math.max(0, Math.floor((time - first) / MINUTE))] ?? 0;
  const rows = await sql(
    office.payload,
    `SELECT created_at, first_contacted_at, status FROM leads
     WHERE ${COUNTED} AND created_at >= '${start}'
       AND (first_contacted_at IS NOT NULL OR status IN ('new', 'not_reached'))`,
  );
  const moment = (value: unknown) => new Date(value as string).getTime();
  const waits = rows
    .map((row) =>
      Math.max(
        0,
        upTo(row.first_contacted_at === null ? now : moment(row.first_contacted_at)) -
          upTo(moment(row.created_at)),
      ),
    )
    .sort((a, b) => a - b);
  const [lower = NaN, upper = NaN] = [waits.length - 1, waits.length].map(
    (twice) => waits[Math.floor(twice / 2)],
  );
  // Each end of a wait was rounded to the minute.
  expect(Math.abs((contact.median ?? NaN) / MINUTE - (lower + upper) / 2)).toBeLessThan(2);
  const [waiting] = await sql(
    office.payload,
    `SELECT count(*) AS n FROM leads WHERE ${COUNTED} AND created_at >= '${start}'
       AND status IN ('new', 'not_reached') AND first_contacted_at IS NULL`,
  );
  expect(contact.waiting).toBe(Number(waiting?.n));
}

/** Leads and won by source and campaign. */
async function expectSales(office: Office, start: string): Promise<void> {
  const { payload } = office;
  const sales = await salesSince(payload, new Date(start));
  const [all] = await sql(
    payload,
    `SELECT count(*) AS leads, count(CASE WHEN status = 'won' THEN 1 END) AS won
     FROM leads WHERE ${COUNTED} AND created_at >= '${start}'`,
  );
  expect([sales.leads, sales.won]).toEqual([Number(all?.leads), Number(all?.won)]);
  expect(sales.contacted).toBeLessThanOrEqual(sales.leads);
  expect(sales.won).toBeLessThanOrEqual(sales.contacted);
  // The site has counted nobody: every source is there all the same.
  const tally = { visit: 0, view: 0, form_seen: 0, form_started: 0, form_sent: 0, lead: 0 };
  const empty = { sources: [], campaigns: [], total: tally };
  for (const rows of [sourceRows(empty, sales), campaignRows(empty, sales)]) {
    const column = (index: number) =>
      rows.reduce((sum, { cells }) => sum + (cells[index]?.count ?? 0), 0);
    expect([column(1), column(2)]).toEqual([sales.leads, sales.won]);
  }
  const won = await sql(
    payload,
    `SELECT CAST(source AS varchar) AS s, count(*) AS n FROM leads
     WHERE status = 'won' AND created_at >= '${start}' AND source IN ('line', 'google') GROUP BY 1`,
  );
  expect(won).toHaveLength(2);
  for (const { s, n } of won) expect(sales.bySource.get(`${String(s)} `)?.won).toBe(Number(n));
}

/** A status that was set by mistake leaves no time behind, and one that reached nobody none at all. */
async function expectUndoing(office: Office): Promise<void> {
  await deliverLead(office, 'figures-undone', { fullname: 'แก้ สถานะ' });
  const where = { fullname: { equals: 'แก้ สถานะ' } };
  const found = async () =>
    (await office.payload.find({ collection: 'leads', where, overrideAccess: true })).docs[0];
  const id = (await found())?.id ?? 0;
  const token = await office.person('sales');
  const set = async (status: string) => {
    const answer = await office.call('PATCH', `/leads/${id}`, { token, body: { status } });
    expect(answer.status).toBe(200);
    return (await found())?.firstContactedAt ?? null;
  };
  expect(await set('not_reached')).toBeNull();
  expect(await set('contacted')).not.toBeNull();
  expect(await set('new')).toBeNull();
  expect(await set('not_reached')).toBeNull();
  expect(await set('lost')).toBeNull();
  const { docs } = await office.payload.find({
    collection: 'history',
    where: { 'subject.value': { equals: id }, kind: { equals: 'status' } },
    sort: 'id',
    overrideAccess: true,
  });
  expect(docs.map(({ text }) => text)).toEqual([
    'ใหม่ → ยังติดต่อไม่ได้',
    'ยังติดต่อไม่ได้ → ติดต่อแล้ว',
    'ติดต่อแล้ว → ใหม่ (ยกเลิกเวลาติดต่อครั้งแรก)',
    'ใหม่ → ยังติดต่อไม่ได้',
    'ยังติดต่อไม่ได้ → ไม่สำเร็จ',
  ]);
}

const total = (parts: readonly { count: number }[]) =>
  parts.reduce((sum, { count }) => sum + count, 0);
