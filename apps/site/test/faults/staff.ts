import type { LeadEvent } from '../../src/leads/watch-leads.ts';
import type { Chance } from './chance.ts';
import type { Scheduler } from './scheduler.ts';

const TIMEOUT_MS = 10_000;
const channels = ['line', 'mail'] as const;

/** Staff who get alerts by two channels. */
export class Staff {
  readonly #broken = new Set<string>();
  readonly #scheduler: Scheduler;
  readonly #chance: Chance;
  /** `sentAt` is when it was sent: a suspended machine sends it long before it arrives. */
  readonly #onReceived: (event: LeadEvent, sentAt: number) => void;

  constructor(
    scheduler: Scheduler,
    chance: Chance,
    onReceived: (event: LeadEvent, sentAt: number) => void,
  ) {
    this.#scheduler = scheduler;
    this.#chance = chance;
    this.#onReceived = onReceived;
  }

  /** Whether any channel works. */
  get isReachable(): boolean {
    return this.#broken.size < channels.length;
  }

  /** Breaks some channels at random, and repairs the others. @returns the broken ones */
  breakSome(probability: number): string {
    this.#broken.clear();
    for (const channel of channels) {
      if (this.#chance.happens(probability)) this.#broken.add(channel);
    }
    return [...this.#broken].join(' and ');
  }

  /** The alert function of one process; a killed process gets no result. */
  alarm(isAlive: () => boolean): (event: LeadEvent) => Promise<boolean> {
    return async (event) => {
      // A killed process sends nothing.
      if (!isAlive()) return new Promise(() => undefined);
      const sent = await Promise.all(channels.map((channel) => this.#send(channel, event)));
      return isAlive() ? sent.includes(true) : new Promise(() => undefined);
    };
  }

  #send(channel: string, event: LeadEvent): Promise<boolean> {
    const works = !this.#broken.has(channel);
    const sentAt = this.#scheduler.time;
    const soon = this.#chance.between(20, 2_000);
    const after = works || this.#chance.happens(0.5) ? soon : TIMEOUT_MS;
    return new Promise((resolve) => {
      this.#scheduler.after(after, () => {
        if (works) this.#onReceived(event, sentAt);
        resolve(works);
      });
    });
  }
}
