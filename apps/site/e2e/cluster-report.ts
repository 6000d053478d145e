import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, PASSTHROUGH, STAFF } from './cluster.ts';
import { tokenIn } from './office.ts';
import type { Readers, Visitors } from './visitors.ts';

/** When no alert arrives for this long, none will; in milliseconds. */
const IDLE_MS = 90_000;
/** The share of pages that a busy site may answer with 503. */
const MAX_SHED = 0.01;
/** A changed article must be shown within this time, in milliseconds. */
const NOTICE_MS = 15_000;

/** Waits until all leads have arrived. @returns figures, and a line for each failed expectation */
export async function inspect(cluster: Cluster, visitors: Visitors, readers: Readers) {
  const { registrations } = visitors;
  const all = visitors.references.length + registrations.taken.length + registrations.kept.length;
  const count = async () => {
    const [row] = await cluster.rows(
      `select (select count(*) from leads) + (select count(*) from registrations) as stored,
              (select count(*) from alerts where state = 'sent') as sent,
              (select count(*) from alerts) as alerts`,
    );
    return { stored: Number(row?.stored), sent: Number(row?.sent), alerts: Number(row?.alerts) };
  };
  const left = async () => {
    const waiting = cluster.onDisks().reduce((sum, site) => sum + site.waiting, 0);
    const { stored, sent } = await count();
    return waiting + Math.max(all, stored) - sent;
  };
  for (let before = NaN, now = await left(); now > 0 && now !== before;) {
    before = now;
    await until(IDLE_MS, async () => (now = await left()) !== before);
  }
  const counts = async (sql: string) => {
    const rows = await cluster.rows(sql);
    return new Map(rows.map(({ reference, count }) => [String(reference), Number(count)]));
  };
  const leads = await counts('select reference, count(*) from leads group by 1');
  const registered = await counts('select reference, count(*) from registrations group by 1');
  const notOnce = (references: readonly string[], rows: ReadonlyMap<string, number>) =>
    references.filter((reference) => rows.get(reference) !== 1);
  const { stored: rows, ...alerts } = await count();
  const keys = cluster.line.received.map(({ headers }) => String(headers['x-line-retry-key']));
  const report = {
    leads: { sent: visitors.sent, answers: visitors.answers, inOffice: leads.size },
    registrations: {
      sent: registrations.sent,
      taken: registrations.taken.length,
      keptAsLeads: registrations.kept.length,
      answers: registrations.answers,
    },
    pages: readers.answers,
    alerts,
    // LINE recognises a repeated message by its key.
    alertsRepeated: keys.length - new Set(keys).size,
    slowestLeadMs: Math.round(visitors.slowestMs),
    secondsUntilChangeIsSeen: await changeIsSeen(cluster),
    sessionAtEachOffice: await sessionHolds(cluster),
    onDisks: cluster.onDisks(),
  };
  const { secondsUntilChangeIsSeen, sessionAtEachOffice } = report;
  // After an error without a reference the visitor still has the filled-in form.
  const acknowledged = registrations.answers['200'] ?? 0;
  const missing = [
    ...notOnce([...visitors.references, ...registrations.kept], leads),
    ...notOnce(registrations.taken, registered),
  ];
  const shed = readers.answers['503'] ?? 0;
  const isBusy = shed <= MAX_SHED * (readers.answers['200'] ?? 0);
  const pagesFailed = readers.faults.filter(({ status }) => !isBusy || status !== '503');
  const checks: [isGood: boolean, fault: string][] = [
    [
      acknowledged === registrations.taken.length,
      'a registration was acknowledged without a reference',
    ],
    [pagesFailed.length === 0, `pages failed: ${JSON.stringify(pagesFailed.slice(0, 10))}`],
    [missing.length === 0, `not once in the office: ${missing.slice(0, 10).join(', ')}`],
    [alerts.sent === rows && alerts.alerts === rows, `not one alert for each of ${rows}`],
    [new Set(keys).size === rows, `${new Set(keys).size} messages for ${rows}`],
    [report.onDisks.every(({ waiting }) => waiting === 0), 'leads still wait'],
    [report.onDisks[PASSTHROUGH]?.stored === 0, 'a lead lies on a disk that may vanish'],
    [secondsUntilChangeIsSeen.every((s) => s !== undefined), 'a site was not told of a change'],
    [sessionAtEachOffice.every((status) => status === 200), 'a session does not hold'],
  ];
  return { report, faults: checks.flatMap(([isGood, fault]) => (isGood ? [] : [fault])) };
}

/** Changes the title of an article through Caddy. @returns the seconds until each site shows it */
async function changeIsSeen(cluster: Cluster): Promise<(number | undefined)[]> {
  const { officeUrl } = cluster;
  const token = await logIn(cluster, officeUrl);
  const found = await cluster.call(officeUrl, 'GET', '/articles?limit=1&depth=0', undefined, token);
  const { docs } = found.json as { docs: { id: number }[] };
  const change = { title: 'เปลี่ยนชื่อแล้ว', _status: 'published' };
  const id = docs[0]?.id;
  await cluster.call(officeUrl, 'PATCH', `/articles/${id}`, change, token);
  const since = performance.now();
  return Promise.all(
    cluster.sites.map(async ({ url }) => {
      const isSeen = await until(NOTICE_MS, async () =>
        (await (await fetch(`${url}/rss.xml`)).text()).includes(change.title),
      );
      return isSeen ? Math.round((performance.now() - since) / 100) / 10 : undefined;
    }),
  );
}

/** Logs in at the first office. @returns the status of each office for that session */
async function sessionHolds(cluster: Cluster): Promise<number[]> {
  const token = await logIn(cluster, cluster.offices[0]?.url ?? '');
  const answers = cluster.offices.map(({ url }) =>
    cluster.call(url, 'GET', '/leads?limit=1', undefined, token),
  );
  return (await Promise.all(answers)).map(({ status }) => status);
}

async function logIn(cluster: Cluster, url: string): Promise<string> {
  const { headers } = await cluster.call(url, 'POST', '/users/login', STAFF);
  return tokenIn(headers);
}

/** @returns whether the condition became true in time */
async function until(timeoutMs: number, holds: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > end) return false;
    await sleep(300);
  }
  return true;
}
