import { randomUUID } from 'node:crypto';
import { CANARY_EVERY_MS } from '@clinicdee/protocol';
import { codeOf } from '../http/error-code.ts';
import { Poller } from '../http/poller.ts';
import { type LeadService, receiveLead } from './receive.ts';
import type { SqliteOutbox } from './sqlite-outbox.ts';
import { trialForm } from './trial-form.ts';

const MINUTE_MS = 60_000;
/** Time until a canary is late. Longer than a restart of the office. */
const PATIENCE_MS = 5 * MINUTE_MS;
/** Delay of the first canary: the office starts more slowly than the site, so an earlier one would only fill the log. */
const FIRST_MS = 15_000;
/** Delay after a canary that could not be stored: the interval would be long to notice a recovery. */
const RETRY_MS = 30_000;

/**
 * Synthetic check: sends canary leads through validation, outbox and delivery. Sends no further canary while one is
 * waiting.
 */
export class Canary {
  readonly #service: LeadService;
  readonly #outbox: SqliteOutbox;
  /** Whether canaries cannot even be stored, so that the fault is not in delivery. */
  isRefused = false;
  /** Since when canaries do not arrive. Only a delivery resets it, not the next canary. */
  #lateSince: number | undefined;
  readonly #poller = new Poller(async () => {
    await this.send();
    return this.isRefused ? RETRY_MS : CANARY_EVERY_MS;
  });

  constructor(service: LeadService, outbox: SqliteOutbox) {
    this.#service = service;
    this.#outbox = outbox;
  }

  /** Sends canaries until {@link stop} is called. */
  start(): void {
    this.#poller.pollAfter(FIRST_MS);
  }

  stop(): void {
    void this.#poller.stop();
  }

  /** Sends a canary, unless the last one is still waiting. Never rejects. */
  async send(): Promise<void> {
    try {
      if (this.#outbox.canary()?.state === 'waiting') return;
      this.#outbox.removeCanaries();
      const { envelope } = await this.#receive();
      if (envelope.code === 200) this.isRefused = false;
      else this.#fail(envelope.error ?? envelope.code);
    } catch (error) {
      this.#fail(codeOf(error));
    }
  }

  /** Sends the form as a visitor would, but neither counts the lead nor applies the rate limit. */
  #receive() {
    const service = this.#service;
    const address = new URL('/api/leads', service.siteUrl);
    const { organisations } = service.contentFor(new Request(address));
    const request = new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `canary-${randomUUID()}` },
      body: JSON.stringify(trialForm(organisations)),
    });
    return receiveLead(request, 'canary', {
      ...service,
      outbox: {
        add: (lead) => this.#outbox.add({ ...lead, isCanary: true }),
        has: () => false,
        receivedAt: () => undefined,
      },
      rateLimit: { take: () => Promise.resolve(undefined), giveBack: () => Promise.resolve() },
    });
  }

  /** Logs the first failure. */
  #fail(code: string | number): void {
    if (!this.isRefused) this.#service.log.error({ code }, 'canary not stored');
    this.isRefused = true;
    this.#lateSince ??= Date.now();
  }

  /** Since when canaries do not arrive, in milliseconds since 1970; undefined while they do. */
  lateSince(now = Date.now()): number | undefined {
    if (this.isRefused) return this.#lateSince;
    const last = this.#outbox.canary();
    if (last?.state !== 'waiting') this.#lateSince = undefined;
    // A date in the future was written by a wrong clock.
    else if (Math.abs(now - last.receivedAt) > PATIENCE_MS) this.#lateSince ??= last.receivedAt;
    return this.#lateSince;
  }
}
