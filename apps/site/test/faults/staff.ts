import type { LeadEvent } from '../../src/leads/watch-leads.ts';
import type { Chance } from './chance.ts';
import type { Scheduler } from './scheduler.ts';

const TIMEOUT_MS = 10_000;
const channels = ['line', 'mail'] as const;

/** People who are told of trouble by two channels. */
export class Staff {
  readonly #broken = new Set<string>();
  readonly #scheduler: Scheduler;
  readonly #chance: Chance;
  /** With when it was said: a machine that stands still says it long before it is heard. */
  readonly #onHeard: (event: LeadEvent, saidAt: number) => void;

  constructor(
    scheduler: Scheduler,
    chance: Chance,
    onHeard: (event: LeadEvent, saidAt: number) => void,
  ) {
    this.#scheduler = scheduler;
    this.#chance = chance;
    this.#onHeard = onHeard;
  }

  /** Whether a channel works. */
  get canHear(): boolean {
    return this.#broken.size < channels.length;
  }

  /** Some channels break, the others are mended. @returns those that are broken now */
  breakSome(probability: number): string {
    this.#broken.clear();
    for (const channel of channels) {
      if (this.#chance.happens(probability)) this.#broken.add(channel);
    }
    return [...this.#broken].join(' and ');
  }

  /** The way to them from one process; what becomes of it, a dead one does not learn. */
  alarm(isAlive: () => boolean): (event: LeadEvent) => Promise<boolean> {
    return async (event) => {
      // What a process does after its death has not happened.
      if (!isAlive()) return new Promise(() => undefined);
      const told = await Promise.all(channels.map((channel) => this.#send(channel, event)));
      return isAlive() ? told.includes(true) : new Promise(() => undefined);
    };
  }

  #send(channel: string, event: LeadEvent): Promise<boolean> {
    const works = !this.#broken.has(channel);
    const saidAt = this.#scheduler.time;
    const soon = this.#chance.between(20, 2_000);
    const after = works || this.#chance.happens(0.5) ? soon : TIMEOUT_MS;
    return new Promise((resolve) => {
      this.#scheduler.after(after, () => {
        if (works) this.#onHeard(event, saidAt);
        resolve(works);
      });
    });
  }
}
