import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
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
}

/**
 * Sends leads and registrations to a site at a steady rate while its office is killed and restarted, and compares the
 * references of visitors with the office's rows.
 *
 * @throws Error when not everything is delivered in time
 */
export async function runOutage(site: Site, office: Office, plan: OutagePlan) {
  const visitors = new Visitors(site.url, plan.every);
  await sleep(plan.around);
  for (const away of plan.away) {
    await office.stop('SIGKILL');
    await sleep(away);
    await office.start();
  }
  await sleep(plan.around);
  await visitors.leave();
  const waiting = () => site.leads().filter(({ state }) => state === 'waiting').length;
  await expect.poll(waiting, { timeout: 150_000 }).toBe(0);

  const { registrations } = visitors;
  const leads = compare(
    [...visitors.references, ...registrations.kept],
    office.references('leads'),
  );
  const taken = compare(registrations.taken, office.references('registrations'));
  return {
    sent: visitors.sent,
    answers: visitors.answers,
    kept: registrations.kept.length,
    lost: registrations.sent - registrations.taken.length - registrations.kept.length,
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
