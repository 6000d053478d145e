import { setTimeout as sleep } from 'node:timers/promises';
import type { Office } from './office.ts';
import type { Site } from './site.ts';
import { Visitors } from './visitors.ts';

/** Plan of an outage; times in milliseconds. */
interface OutagePlan {
  /** Interval of visitors: each sends a lead, every fourth also registers. */
  every: number;
  /** How long visitors arrive before the first kill and after the last start. */
  around: number;
  /** How long the office is down, for each kill. */
  away: number[];
  /** Timeout of the deliveries after the last start. */
  patience: number;
}

/**
 * Sends leads and registrations to a site at a steady rate while its office is killed and restarted, and compares the
 * references of visitors with the office's rows.
 *
 * @throws Error when not everything is delivered in time
 */
export async function runOutage(
  site: Site,
  office: Office,
  plan: OutagePlan,
  say: (line: string) => void = () => undefined,
) {
  const visitors = new Visitors(site.url, plan.every);
  await sleep(plan.around);
  for (const away of plan.away) {
    await office.stop('SIGKILL');
    say(`office killed after ${visitors.sent} leads`);
    await sleep(away);
    await office.start();
    say(`office started again after ${visitors.sent} leads`);
  }
  const back = Date.now();
  const before = waitingIn(site);
  const fewer = (left: number) => left < before.size;
  const noticedMs =
    before.size === 0 ? 0 : (await waitUntil(fewer, before, site, plan.patience)) - back;
  const drained = waitUntil(none, before, site, plan.patience);
  await sleep(plan.around);
  await visitors.leave();
  const drainedMs = (await drained) - back;
  await waitUntil(none, waitingIn(site), site, plan.patience);

  const idOf = new Map(site.leads().map(({ reference, id }) => [reference, id]));
  const rows = new Map<string, number>();
  for (const key of office.leadKeys()) rows.set(key, (rows.get(key) ?? 0) + 1);
  const inOffice = (reference: string) => rows.get(idOf.get(reference) ?? '') ?? 0;
  return {
    sent: visitors.sent,
    answers: visitors.answers,
    slowestAnswerMs: Math.round(visitors.slowestMs),
    // Undelivered leads at the last start of the office; the time until the first was delivered, and until all were.
    waiting: before.size,
    noticedMs,
    drainedMs,
    // References of visitors that the office does not have, or has more than once.
    missing: visitors.references.filter((reference) => inOffice(reference) === 0),
    doubled: visitors.references.filter((reference) => inOffice(reference) > 1),
    registrations: compareRegistrations(visitors, office),
  };
}

function compareRegistrations({ registrations }: Visitors, office: Office) {
  const { sent, taken, kept } = registrations;
  const inOffice = { taken: office.references('registrations'), kept: office.references('leads') };
  const times = (way: 'taken' | 'kept', reference: string) =>
    inOffice[way].filter((other) => other === reference).length;
  const which = (is: (count: number) => boolean) => [
    ...taken.filter((reference) => is(times('taken', reference))),
    ...kept.filter((reference) => is(times('kept', reference))),
  ];
  return {
    sent,
    taken: taken.length,
    kept: kept.length,
    lost: sent - taken.length - kept.length,
    missing: which((count) => count === 0),
    doubled: which((count) => count > 1),
  };
}

function waitingIn(site: Site): Set<string> {
  const waiting = site.leads().filter(({ state }) => state === 'waiting');
  return new Set(waiting.map(({ id }) => id));
}

const none = (left: number) => left === 0;

/** Waits until the number of undelivered leads meets the condition. @returns the time */
async function waitUntil(
  holds: (left: number) => boolean,
  leads: Set<string>,
  site: Site,
  patience: number,
): Promise<number> {
  const end = Date.now() + patience;
  while (!holds([...waitingIn(site)].filter((id) => leads.has(id)).length)) {
    if (Date.now() > end) throw new Error(`leads still wait after ${patience} ms`);
    await sleep(500);
  }
  return Date.now();
}
