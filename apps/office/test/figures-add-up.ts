import { fileContent } from '@clinicdee/brand/site-content';
import type { Payload } from 'payload';
import { expect } from 'vitest';
import { chartStart, figures } from '../src/enquiries/figures.ts';
import { recentEnquiries } from '../src/enquiries/recent.ts';
import { statuses } from '../src/enquiries/statuses.ts';
import { campaignRows, sourceRows } from '../src/statistics/rows.ts';
import { salesSince } from '../src/statistics/sales.ts';
import type { Office } from './office.ts';
import { runSql } from './sql.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The condition of `isCounted`, in both dialects. */
const COUNTED = `status <> 'spam' AND NOT (status = 'new' AND coalesce(is_suspected, false))`;

/** Stores random leads, and expects the dashboard's figures to equal those computed by SQL. */
export async function expectFiguresToAddUp(office: Office, count: number): Promise<void> {
  const { payload } = office;
  await office.remove('leads', {}, { trash: true });
  const now = Date.now();
  await storeRandomLeads(payload, count, now);
  // Erased leads are in no figure.
  for (const status of ['won', 'new']) {
    const newest = { sort: '-createdAt', limit: 5 };
    for (const { id } of await office.find('leads', { status: { equals: status } }, newest))
      await office.remove('leads', id);
  }
  const number = async (condition: string) => {
    const [row] = await runSql(payload, `SELECT count(*) AS n FROM leads WHERE ${condition}`);
    return Number(row?.n);
  };
  const start = chartStart(now).toISOString();
  const since = (moment: string) => `${COUNTED} AND created_at >= '${moment}'`;

  const admin = await office.one('users', { role: { equals: 'admin' } });
  const begun = performance.now();
  const recent = await recentEnquiries(payload, admin, 'leads', 'source');
  const shown = figures(recent, 'source', fileContent.contact, now);
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(shown.total).toBe(await number(since(start)));
  const groups = await runSql(
    payload,
    `SELECT CASE WHEN source IS NULL OR source = 'unknown' THEN '' ELSE CAST(source AS varchar) END AS s,
       count(*) AS n FROM leads WHERE ${since(start)} GROUP BY 1`,
  );
  expect(new Map(shown.groups.map(({ value, count: n }) => [value, n]))).toEqual(
    new Map(groups.map(({ s, n }) => [s, Number(n)])),
  );
  for (const { start: monday, count: n } of shown.byWeek) {
    const end = new Date(monday.getTime() + 7 * DAY).toISOString();
    expect(await number(`${since(monday.toISOString())} AND created_at < '${end}'`)).toBe(n);
  }
  const today = new Date(now + 7 * 60 * MINUTE).toISOString().slice(0, 10);
  const sevenDays = new Date(Date.parse(`${today}T00:00+07:00`) - 6 * DAY).toISOString();
  expect(shown.fresh).toBe(await number(since(sevenDays)));
  expect(shown.suspected).toBe(
    await number(`status = 'new' AND is_suspected = true AND created_at >= '${start}'`),
  );
  expect(shown.contact.waiting).toBe(
    await number(
      `${since(sevenDays)} AND status IN ('new', 'not_reached') AND first_contacted_at IS NULL`,
    ),
  );

  const sales = await salesSince(payload, new Date(start));
  expect(sales.leads).toBe(shown.total);
  expect(sales.won).toBe(await number(`${since(start)} AND status = 'won'`));
  // Sources and campaigns that the site has counted no visit of are listed all the same.
  const tally = { visit: 0, view: 0, form_seen: 0, form_started: 0, form_sent: 0, lead: 0 };
  const empty = { sources: [], campaigns: [], total: tally };
  for (const rows of [sourceRows(empty, sales), campaignRows(empty, sales)]) {
    const column = (index: number) =>
      rows.reduce((sum, { cells }) => sum + (cells[index]?.count ?? 0), 0);
    expect([column(1), column(2)]).toEqual([sales.leads, sales.won]);
  }
}

const sources = ['google', 'line', 'facebook_ads', 'referral', 'campaign', 'direct', 'tiktok'];

/** Stores leads of the last hundred days with every status and source, the same in every run. */
async function storeRandomLeads(payload: Payload, count: number, now: number): Promise<void> {
  let seed = 1;
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  const rows = Array.from({ length: count }, (_, index) => {
    const created = now - below(100) * DAY - below(DAY);
    const status = statuses[below(statuses.length)]?.value ?? 'new';
    const isCalled = !['new', 'not_reached'].includes(status) && below(10) > 0;
    // Some times of contact are before the creation: they come from two clocks.
    const contacted = Math.min(now, created + below(6 * DAY) - 30 * MINUTE);
    const texts = [
      ...[`T${index}`, 'ก', '0812345678', new Date(created).toISOString()],
      isCalled ? new Date(contacted).toISOString() : null,
      status,
      sources[below(sources.length + 2)] ?? [null, 'unknown'][below(2)] ?? null,
      `https://www.${['pantip', 'blognone', 'wongnai'][below(3)] ?? ''}.com/topic`,
      ['Clinic-Expo', 'zendesk'][below(2)] ?? '',
      [null, '', 'เปิดปี', ' เปิดปี', 'a@b.co', 'งานคลินิก'][below(6)] ?? null,
    ];
    const quoted = texts.map((text) => (text === null ? 'NULL' : `'${text}'`));
    return `(${quoted.join(', ')}, ${String([true, false, null][below(3)])})`;
  });
  for (let first = 0; first < rows.length; first += 500) {
    await runSql(
      payload,
      `INSERT INTO leads (reference, fullname, phone, created_at, first_contacted_at, status, source,
         referrer, utm_source, utm_campaign, is_suspected)
       VALUES ${rows.slice(first, first + 500).join(', ')}`,
    );
  }
}
