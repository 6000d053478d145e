import { readAcknowledgement, type Delivery } from '../../src/leads/acknowledgement.ts';
import type { LeadApi } from '../../src/leads/lead-api.ts';
import type { StoredLead } from '../../src/leads/stored-lead.ts';
import type { Chance } from './chance.ts';
import type { Scheduler } from './scheduler.ts';

const TIMEOUT_MS = 10_000;

export const moods = ['well', 'away', 'cut', 'late', 'silent', 'odd', 'twice', 'refusing'] as const;
export type Mood = (typeof moods)[number];

/** Answers that are none, whatever was done with the lead. */
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

/** A lead API: keeps each lead once by its key, and answers as its mood is. */
export class LeadReceiver {
  mood: Mood = 'well';
  /** The keys under which each lead came, by the name of who sent it. */
  readonly effects = new Map<string, Set<string>>();
  /** When it first said 200, by key. */
  readonly acknowledged = new Map<string, number>();
  /** Keys that a process sent once more, although it had heard that 200. */
  readonly sentAgain = new Set<string>();
  readonly #scheduler: Scheduler;
  readonly #chance: Chance;

  constructor(scheduler: Scheduler, chance: Chance) {
    this.#scheduler = scheduler;
    this.#chance = chance;
  }

  /** Whether it says that it has taken what it is sent. */
  get takes(): boolean {
    return this.mood === 'well' || this.mood === 'twice';
  }

  /** The way to it from one process: what is answered to a dead one, nobody hears. */
  api(isAlive: () => boolean): LeadApi {
    const heard = new Set<string>();
    return {
      deliver: (lead) =>
        new Promise((resolve) => {
          if (heard.has(lead.id)) this.sentAgain.add(lead.id);
          const { answer, after } = this.#treat(lead);
          this.#scheduler.after(after, () => {
            if (!isAlive()) return;
            if (answer.isAcknowledged) heard.add(lead.id);
            resolve(answer);
          });
        }),
    };
  }

  #treat(lead: StoredLead): { answer: Delivery; after: number } {
    const soon = this.#chance.between(5, 800);
    const failed = (failure: string) => ({ isAcknowledged: false, failure }) as const;
    switch (this.mood) {
      case 'away':
        return { answer: failed('network'), after: soon };
      case 'silent':
        return { answer: failed('timeout'), after: TIMEOUT_MS };
      case 'refusing':
        return { answer: readAcknowledgement(422, '{"code":422}'), after: soon };
      case 'cut':
        this.#keep(lead);
        return { answer: failed('network'), after: soon };
      case 'late':
        this.#keep(lead);
        return { answer: failed('timeout'), after: TIMEOUT_MS };
      case 'odd': {
        if (this.#chance.happens(0.5)) this.#keep(lead);
        return { answer: readAcknowledgement(...this.#chance.of(oddities)), after: soon };
      }
      case 'twice':
        this.#keep(lead);
        return this.#take(lead, soon);
      case 'well':
        return this.#take(lead, soon);
    }
  }

  #take(lead: StoredLead, after: number) {
    this.#keep(lead);
    if (!this.acknowledged.has(lead.id)) this.acknowledged.set(lead.id, this.#scheduler.time);
    return { answer: readAcknowledgement(200, '{"code":200,"message":"ok"}'), after };
  }

  #keep({ id, payload: { fullname } }: StoredLead): void {
    const keys = this.effects.get(fullname) ?? new Set();
    this.effects.set(fullname, keys.add(id));
  }
}
