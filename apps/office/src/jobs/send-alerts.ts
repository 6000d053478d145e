import { doublingMs } from '@clinicdee/protocol/http/messages';
import type { Recipients } from '@clinicdee/protocol/http/mail';
import type { Payload, Where } from 'payload';
import { deliver } from '../alerts/active-channels.ts';
import { alertAboutFailure } from '../alerts/channel-health.ts';
import type { ChannelKey } from '../alerts/channels/index.ts';
import { digestMessage, fillDigest, isLeftToDigest, settleDigests } from '../alerts/digest.ts';
import { messageOf } from '../alerts/message-of.ts';
import { longestPause } from '../alerts/pauses.ts';
import { hasReachedAny, isDecidedForSome, readRecipients } from '../alerts/recipients-of-alert.ts';
import { environment } from '../environment/environment.ts';
import { DeliveryFailure, failureCode } from '../errors/failure.ts';
import type { Alert } from '../payload-types.ts';

/** Alerts sent concurrently. */
const LIMIT = 20;

/**
 * Sends the alerts of a channel: new ones immediately, failed ones after their pause, without limit of attempts. Pauses
 * that began in this process are measured on the monotonic clock; the date in the row is for people and for the next
 * process.
 */
export class AlertSender {
  readonly #payload: Payload;
  readonly #channel: ChannelKey;
  /** Due times on the monotonic clock, by retry key: an alert that a user sends again has a new key. */
  readonly #due = new Map<string, number>();

  constructor(payload: Payload, channel: ChannelKey) {
    this.#payload = payload;
    this.#channel = channel;
  }

  /** Attempts all due alerts, up to the limit. */
  async sendDue(): Promise<void> {
    const { docs } = await this.#payload.find({
      collection: 'alerts',
      where: this.#dueAlerts(),
      sort: ['nextAttemptAt', 'id'],
      limit: LIMIT,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    await Promise.all(docs.map((alert) => this.#try(alert)));
    // Keys that are due but were not found have been sent, gathered or erased.
    if (docs.length < LIMIT) this.#removeDue();
  }

  #dueAlerts(): Where {
    const [now, elapsed] = [Date.now(), performance.now()];
    const entries = Array.from(this.#due);
    const keysOf = (isDue: boolean) =>
      entries.filter(([, due]) => due <= elapsed === isDue).map(([key]) => key);
    const [due, pausing] = [keysOf(true), keysOf(false)];
    return {
      and: [
        { channel: { equals: this.#channel } },
        { state: { in: ['waiting', 'retrying'] } },
        {
          or: [
            // After a successful test, pauses are void.
            { nextAttemptAt: { exists: false } },
            {
              and: [
                ...(pausing.length > 0 ? [{ retryKey: { not_in: pausing } }] : []),
                {
                  or: [
                    { state: { equals: 'waiting' } },
                    ...(due.length > 0 ? [{ retryKey: { in: due } }] : []),
                    { nextAttemptAt: { less_than_equal: new Date(now).toISOString() } },
                    // Later than any pause: written under a wrong clock.
                    {
                      nextAttemptAt: { greater_than: new Date(now + longestPause()).toISOString() },
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    };
  }

  async #try(alert: Alert): Promise<void> {
    try {
      if (isLeftToDigest(alert)) await this.#postpone(alert, alert.attempts);
      else await this.#attempt(alert);
    } catch (error) {
      const code = failureCode(error);
      this.#payload.logger.error({ alert: alert.id, code }, 'attempt at an alert not stored');
    }
  }

  async #attempt(alert: Alert): Promise<void> {
    const { channel, isDigest, id } = alert;
    const attempts = alert.attempts + 1;
    // Writes before sending: otherwise an alert would be sent repeatedly while the database is read-only.
    await this.#postpone(alert, attempts);
    try {
      const ready = isDigest ? await fillDigest(this.#payload, alert) : alert;
      this.#startPause(ready.retryKey, attempts);
      const message = isDigest
        ? await digestMessage(this.#payload, ready)
        : await messageOf(this.#payload, ready);
      if (message) {
        await deliver(
          ...([this.#payload, channel, message, ready.retryKey] as const),
          readRecipients(ready.recipients),
          (outcomes) => this.#saveRecipients(alert, outcomes),
        );
      }
      await this.#save(id, {
        state: 'sent',
        attempts,
        errorCode: null,
        sentAt: new Date().toISOString(),
        nextAttemptAt: null,
      });
      if (isDigest) await settleDigests(this.#payload);
    } catch (error) {
      const errorCode = failureCode(error);
      const isFinal = error instanceof DeliveryFailure && error.isFinal;
      const change = { attempts, errorCode, state: isFinal ? 'failed' : 'retrying' } as const;
      if (isFinal) await this.#save(id, { ...change, nextAttemptAt: null });
      else await this.#postpone(alert, attempts, change);
      if (isFinal && isDigest) await settleDigests(this.#payload);
      // Removing a channel from the environment is no failure.
      const reachedNobody = isFinal && !hasReachedAny(readRecipients(alert.recipients));
      if (errorCode !== 'not_set')
        await alertAboutFailure(this.#payload, channel, attempts, reachedNobody);
      this.#payload.logger.warn(
        { alert: id, channel, attempts, code: errorCode },
        'alert not delivered',
      );
    }
  }

  /** Starts the pause after this number of attempts, in memory and in the row. */
  async #postpone({ id, retryKey }: Alert, attempts: number, change: Change = {}): Promise<void> {
    const pause = this.#startPause(retryKey, attempts);
    const nextAttemptAt = new Date(Date.now() + pause).toISOString();
    await this.#save(id, { ...change, nextAttemptAt });
  }

  /** Starts a pause in memory. @returns its length in milliseconds */
  #startPause(key: string, attempts: number): number {
    const pause = doublingMs(attempts, environment().ALERT_RETRY_MS, longestPause());
    this.#due.set(key, performance.now() + pause);
    return pause;
  }

  /** Stores outcomes once one is final: until then a digest may still reach all recipients. */
  async #saveRecipients(alert: Alert, outcomes: Recipients): Promise<void> {
    alert.recipients = outcomes;
    if (isDecidedForSome(outcomes)) await this.#save(alert.id, { recipients: outcomes });
  }

  #removeDue(): void {
    const elapsed = performance.now();
    for (const [key, due] of this.#due) if (due <= elapsed) this.#due.delete(key);
  }

  async #save(id: number, data: Change): Promise<void> {
    await this.#payload.update({
      collection: 'alerts',
      id,
      data,
      depth: 0,
      overrideAccess: true,
    });
  }
}

type Change = Partial<Alert>;
