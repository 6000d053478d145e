import { type DeliverLead, readFailure } from '../../src/leads/lead-api.ts';
import type { StoredLead } from '../../src/leads/stored-lead.ts';
import type { Random } from '../random.ts';
import type { Scheduler } from './scheduler.ts';

const TIMEOUT_MS = 10_000;

export const modes = ['well', 'away', 'cut', 'late', 'silent', 'odd', 'refusing'] as const;
export type Mode = (typeof modes)[number];

/** Answers that do not acknowledge, whether or not the lead was stored. */
const oddities: readonly [[number, string], ...[number, string][]] = [
  [200, ''],
  [200, '<!doctype html><p>Log in'],
  [200, '{"message":"ok"}'],
  [200, '{"code":"200"}'],
  [204, ''],
  [302, ''],
  [500, '{"code":200}'],
  [503, 'busy'],
];

/** A lead API that stores each lead once by its key, and answers according to its mode. */
export class LeadReceiver {
  mode: Mode = 'well';
  /** The keys under which each lead was received, by the name of its sender. */
  readonly effects = new Map<string, Set<string>>();
  /** Time of the first acknowledgement, by key. */
  readonly acknowledged = new Map<string, number>();
  /** Keys that a process sent again after it had received the acknowledgement. */
  readonly sentAgain = new Set<string>();
  readonly #scheduler: Scheduler;
  readonly #random: Random;

  constructor(scheduler: Scheduler, random: Random) {
    this.#scheduler = scheduler;
    this.#random = random;
  }

  /** The client of one process; a killed process receives no answer. */
  api(isAlive: () => boolean): DeliverLead {
    const heard = new Set<string>();
    return (lead) =>
      new Promise((resolve) => {
        if (heard.has(lead.id)) this.sentAgain.add(lead.id);
        const { failure, after } = this.#treat(lead);
        this.#scheduler.after(after, () => {
          if (!isAlive()) return;
          if (failure === undefined) heard.add(lead.id);
          resolve(failure);
        });
      });
  }

  #treat(lead: StoredLead): { failure: string | undefined; after: number } {
    const soon = this.#random.between(5, 800);
    switch (this.mode) {
      case 'away':
        return { failure: 'network', after: soon };
      case 'silent':
        return { failure: 'timeout', after: TIMEOUT_MS };
      case 'refusing':
        return { failure: readFailure(422, '{"code":422}'), after: soon };
      case 'cut':
        this.#keep(lead);
        return { failure: 'network', after: soon };
      case 'late':
        this.#keep(lead);
        return { failure: 'timeout', after: TIMEOUT_MS };
      case 'odd': {
        if (this.#random.happens(0.5)) this.#keep(lead);
        return { failure: readFailure(...this.#random.of(oddities)), after: soon };
      }
      case 'well':
        this.#keep(lead);
        if (!this.acknowledged.has(lead.id)) this.acknowledged.set(lead.id, this.#scheduler.time);
        return { failure: readFailure(200, '{"code":200,"message":"ok"}'), after: soon };
    }
  }

  #keep({ id, payload: { fullname } }: StoredLead): void {
    const keys = this.effects.get(fullname) ?? new Set();
    this.effects.set(fullname, keys.add(id));
  }
}
