import type { HealthReason, HealthReport } from '@clinicdee/protocol';
import type { SqliteOutbox } from '../leads/sqlite-outbox.ts';
import type { Alert } from './send-alert.ts';

const MINUTE_MS = 60_000;
/** Interval at which an alert is repeated. */
const AGAIN_MS = 6 * 60 * MINUTE_MS;
/** Delay until a retry when nobody was reached. */
const RETRY_MS = 5 * MINUTE_MS;

/** A problem that staff are alerted of. */
interface Problem {
  checks: string[];
  /** The events of its alerts, by the code of the reason. */
  events: Record<string, string>;
  end: Alert;
}

const problems: [Problem, Problem] = [
  {
    checks: ['database', 'canary'],
    events: { canary_refused: 'canary.closed', canary_late: 'canary.lost' },
    end: {
      event: 'canary.back',
      text: 'ฟอร์มบนเว็บไซต์และทางส่งลูกค้าถึงหลังบ้านกลับมาทำงานตามปกติแล้ว',
    },
  },
  {
    checks: ['leads'],
    events: { leads_waiting: 'leads.late', leads_refused: 'leads.refused' },
    end: { event: 'leads.through', text: 'ลูกค้าที่รออยู่ในเว็บไซต์ส่งถึงฝ่ายขายครบแล้ว' },
  },
];

/** The code of a reason; a database that takes no leads is a form that takes none. */
const codeOf = ({ check, code, level }: HealthReason) =>
  check === 'database' && level === 'failure' ? 'canary_refused' : code;

interface StaffAlertsOptions {
  report: () => Promise<HealthReport>;
  /** The records of alerts, which outlive the process. */
  records: Pick<SqliteOutbox, 'alertedAt' | 'clearAlerted' | 'markAlerted'>;
  /** Alerts staff. @returns whether anybody was reached */
  tell: (alert: Alert) => Promise<boolean>;
}

/**
 * Alerts staff of health problems that keep leads away from them: once, every six hours, and when they are over. When
 * staff were alerted is remembered across restarts. A process that dies while it sends leaves the record as it was, so
 * that the next one sends again.
 */
export class StaffAlerts {
  readonly #options: StaffAlertsOptions;
  /** When staff were alerted of problems that are not over, by event; in memory too, as the disk may fail. */
  readonly #alertedAt = new Map<string, number>();
  #retryAt = -Infinity;

  constructor(options: StaffAlertsOptions) {
    this.#options = options;
    for (const event of problems.flatMap(({ events }) => Object.values(events))) {
      const at = options.records.alertedAt(event);
      if (at !== undefined) this.#alertedAt.set(event, at);
    }
  }

  /** Alerts staff where due. Never rejects. */
  async check(now = Date.now()): Promise<void> {
    const { checks, reasons } = await this.#options.report();
    for (const { checks: names, end, events } of problems) {
      const found = reasons.find((reason) => events[codeOf(reason)]);
      if (found) await this.#begin(events[codeOf(found)] ?? '', found.th, now);
      // A check that could not be made does not prove that the problem is over.
      else if (names.every((name) => checks[name] === 'ok'))
        await this.#end(Object.values(events), end, now);
    }
  }

  async #begin(event: string, text: string, now: number): Promise<void> {
    // The lost canary says why a lead is late.
    const [{ events: ofCanary }] = problems;
    const isLost = Object.values(ofCanary).some((one) => this.#alertedAt.has(one));
    const isKnown = event === 'leads.late' && isLost;
    const last = this.#alertedAt.get(event) ?? (isKnown ? now : -Infinity);
    // A time in the far future was recorded by a clock that was ahead.
    if (Math.abs(now - last) < AGAIN_MS || !(await this.#tell({ event, text }, now))) return;
    this.#alertedAt.set(event, now);
    this.#options.records.markAlerted(event, now);
  }

  async #end(events: readonly string[], alert: Alert, now: number): Promise<void> {
    const told = events.filter((event) => this.#alertedAt.has(event));
    if (told.length === 0 || !(await this.#tell(alert, now))) return;
    for (const event of told) {
      this.#alertedAt.delete(event);
      this.#options.records.clearAlerted(event);
    }
  }

  async #tell(alert: Alert, now: number): Promise<boolean> {
    const wait = this.#retryAt - now;
    // A longer delay was computed from a wrong clock.
    if (wait > 0 && wait <= RETRY_MS) return false;
    const isReached = await this.#options.tell(alert);
    this.#retryAt = isReached ? -Infinity : now + RETRY_MS;
    return isReached;
  }
}
