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

  const { registrations } = visitors;
  const leads = compare(
    [...visitors.references, ...registrations.kept],
    office.references('leads'),
  );
  const taken = compare(registrations.taken, office.references('registrations'));
  return {
    sent: visitors.sent,
    answers: visitors.answers,
    slowestAnswerMs: Math.round(visitors.slowestMs),
    // Undelivered leads at the last start of the office; the time until the first was delivered, and until all were.
    waiting: before.size,
    noticedMs,
    drainedMs,
    registrations: {
      sent: registrations.sent,
      taken: registrations.taken.length,
      kept: registrations.kept.length,
      lost: registrations.sent - registrations.taken.length - registrations.kept.length,
    },
    missing: [...leads.missing, ...taken.missing],
    doubled: [...leads.doubled, ...taken.doubled],
  };
}

/** The references of visitors that the office does not have, or has more than once. */
function compare(references: readonly string[], inOffice: readonly string[]) {
  const times = (reference: string) => inOffice.filter((other) => other === reference).length;
  return {
    missing: references.filter((reference) => times(reference) === 0),
    doubled: references.filter((reference) => times(reference) > 1),
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
