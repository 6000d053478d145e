import { setTimeout as sleep } from 'node:timers/promises';
import type { Office } from './office.ts';
import type { Site } from './site.ts';

/** How leads and registrations are sent while the office is killed and started again. Times in milliseconds. */
export interface OutagePlan {
  /** Between two visitors: each sends a lead, every fourth registers too. */
  every: number;
  /** Leads are sent this long before the (first) kill and after the (last) start. */
  around: number;
  /** How long the office is away, once for each kill. */
  away: number[];
  /** When to give up waiting for the rest. */
  patience: number;
}

export interface OutageReport {
  sent: number;
  /** How many answers of each status visitors got; `none` where there was no answer. */
  answers: Record<string, number>;
  slowestAnswerMs: number;
  /** Leads in the outbox when the office was back the last time. */
  waiting: number;
  /** How long until the first of them was delivered, and until all were. */
  noticedMs: number;
  drainedMs: number;
  /** References that were given to visitors and are not in the office, or not once. */
  missing: string[];
  doubled: string[];
  registrations: {
    sent: number;
    /** How many were taken, how many kept as leads (with the error), how many neither. */
    taken: number;
    kept: number;
    lost: number;
    /** As above: taken ones among the office's registrations, kept ones among its leads. */
    missing: string[];
    doubled: string[];
  };
}

/**
 * Sends leads and registrations to a running site at a steady pace, as many visitors, while its office is killed and
 * started again, and compares what visitors were told with what the office has in the end.
 *
 * @throws Error when not everything was delivered in time
 */
export async function runOutage(
  site: Site,
  office: Office,
  plan: OutagePlan,
  say: (line: string) => void = () => undefined,
): Promise<OutageReport> {
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
    waiting: before.size,
    noticedMs,
    drainedMs,
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

/** People who fill in the form one after another, each from an address of their own. */
class Visitors {
  readonly #url: string;
  readonly #timer: NodeJS.Timeout;
  readonly #underWay = new Set<Promise<void>>();
  sent = 0;
  slowestMs = 0;
  readonly references: string[] = [];
  readonly answers: Record<string, number> = {};
  /** Those of registrations: the references that were given with success, and with the error. */
  readonly registrations = { sent: 0, taken: [] as string[], kept: [] as string[] };

  constructor(url: string, every: number) {
    this.#url = url;
    this.#timer = setInterval(() => this.#come(), every);
  }

  /** Nobody comes any more; waits until those who came have their answer. */
  async leave(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
  }

  #come(): void {
    const index = this.sent++;
    const visits = [this.#send(index), ...(index % 4 === 0 ? [this.#register(index)] : [])];
    for (const visit of visits) {
      this.#underWay.add(visit);
      void visit.finally(() => this.#underWay.delete(visit));
    }
  }

  async #send(index: number): Promise<void> {
    const started = performance.now();
    const { status, reference } = await this.#post('/api/leads', index, {
      organization_type: 'จิตเวช',
      description: '',
    });
    this.slowestMs = Math.max(this.slowestMs, performance.now() - started);
    this.answers[status] = (this.answers[status] ?? 0) + 1;
    if (reference) this.references.push(reference);
  }

  async #register(index: number): Promise<void> {
    const { registrations } = this;
    registrations.sent++;
    const { status, reference } = await this.#post('/api/v2/register', index, {
      clinic_name: `คลินิก ${index}`,
      package: 'more',
      branches: String((index % 9) + 1),
      description: '',
    });
    if (reference) (status === '200' ? registrations.taken : registrations.kept).push(reference);
  }

  async #post(call: string, index: number, own: object) {
    const response = await fetch(this.#url + call, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `form-fill-${index}-of-the-outage`,
        'x-forwarded-for': `198.18.${(index >> 8) & 255}.${index & 255}`,
      },
      body: JSON.stringify({
        fullname: `ผู้ส่ง ${index}`,
        phone: `08${String(10_000_000 + index)}`,
        email: `visitor-${index}@clinic.example`,
        ...own,
      }),
    }).catch(() => undefined);
    const body = (await response?.json().catch(() => undefined)) as
      { reference?: string } | undefined;
    return { status: response ? String(response.status) : 'none', reference: body?.reference };
  }
}

function waitingIn(site: Site): Set<string> {
  const waiting = site.leads().filter(({ state }) => state === 'waiting');
  return new Set(waiting.map(({ id }) => id));
}

const none = (left: number) => left === 0;

/** @returns the time when as many of these leads were left in the outbox as was waited for */
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
