import { doublingMs } from '@clinicdee/protocol/http/back-off';
import type { Recipients } from '@clinicdee/protocol/http/mail-recipients';
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

/** So many are sent at once. */
const LIMIT = 20;

/**
 * Sends the alerts of one channel: what waits for its first attempt at once, what failed after its pause,
 * and none is given up. A pause that began here is counted by the clock that only counts on; the date in
 * the row is for people, and for the process that comes after this one.
 */
export class AlertSender {
  readonly #payload: Payload;
  readonly #channel: ChannelKey;
  /** When what was put off here is due, by its key: sent again by a person, an alert has a new one. */
  readonly #due = new Map<string, number>();

  constructor(payload: Payload, channel: ChannelKey) {
    this.#payload = payload;
    this.#channel = channel;
  }

  /** Makes an attempt for each alert that is due. */
  async round(): Promise<void> {
    const { docs } = await this.#payload.find({
      collection: 'alerts',
      where: this.#whatIsDue(),
      sort: ['nextAttemptAt', 'id'],
      limit: LIMIT,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    await Promise.all(docs.map((alert) => this.#try(alert)));
    // What is due and was not found has been sent, gathered or erased.
    if (docs.length < LIMIT) this.#forgetDue();
  }

  #whatIsDue(): Where {
    const [now, elapsed] = [Date.now(), performance.now()];
    const known = Array.from(this.#due);
    const keysOf = (isWanted: boolean) =>
      known.filter(([, due]) => due <= elapsed === isWanted).map(([key]) => key);
    const [due, resting] = [keysOf(true), keysOf(false)];
    return {
      and: [
        { channel: { equals: this.#channel } },
        { state: { in: ['waiting', 'retrying'] } },
        {
          or: [
            // A test has just shown that the channel works: no pause counts any more.
            { nextAttemptAt: { exists: false } },
            {
              and: [
                ...(resting.length > 0 ? [{ retryKey: { not_in: resting } }] : []),
                {
                  or: [
                    { state: { equals: 'waiting' } },
                    ...(due.length > 0 ? [{ retryKey: { in: due } }] : []),
                    { nextAttemptAt: { less_than_equal: new Date(now).toISOString() } },
                    // Dated by a clock that was ahead: no pause is so long.
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
      if (isLeftToDigest(alert)) await this.#putOff(alert, alert.attempts);
      else await this.#attempt(alert);
    } catch (error) {
      const code = failureCode(error);
      this.#payload.logger.error({ alert: alert.id, code }, 'attempt at an alert not noted');
    }
  }

  async #attempt(alert: Alert): Promise<void> {
    const { channel, isDigest, id } = alert;
    const attempts = alert.attempts + 1;
    // Before anything is sent: where nothing can be written, it would be sent again and again.
    await this.#putOff(alert, attempts);
    try {
      const ready = isDigest ? await fillDigest(this.#payload, alert) : alert;
      this.#rest(ready.retryKey, attempts);
      const message = isDigest
        ? await digestMessage(this.#payload, ready)
        : await messageOf(this.#payload, ready);
      if (message) {
        await deliver(
          ...([this.#payload, channel, message, ready.retryKey] as const),
          readRecipients(ready.recipients),
          (known) => this.#keepRecipients(alert, known),
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
      else await this.#putOff(alert, attempts, change);
      if (isFinal && isDigest) await settleDigests(this.#payload);
      // Who took a channel out of the environment knows that it does not work.
      const isNobodyTold = isFinal && !hasReachedAny(readRecipients(alert.recipients));
      if (errorCode !== 'not_set')
        await alertAboutFailure(this.#payload, channel, attempts, isNobodyTold);
      this.#payload.logger.warn(
        { alert: id, channel, attempts, code: errorCode },
        'alert not delivered',
      );
    }
  }

  /** Has an alert rest after so many attempts, here and in its row. */
  async #putOff({ id, retryKey }: Alert, attempts: number, change: Change = {}): Promise<void> {
    const pause = this.#rest(retryKey, attempts);
    const nextAttemptAt = new Date(Date.now() + pause).toISOString();
    await this.#save(id, { ...change, nextAttemptAt });
  }

  /** @returns for how long, in milliseconds */
  #rest(key: string, attempts: number): number {
    const pause = doublingMs(attempts, environment().ALERT_RETRY_MS, longestPause());
    this.#due.set(key, performance.now() + pause);
    return pause;
  }

  /** Kept once it is decided for some: until then all of them may be told by a digest. */
  async #keepRecipients(alert: Alert, known: Recipients): Promise<void> {
    alert.recipients = known;
    if (isDecidedForSome(known)) await this.#save(alert.id, { recipients: known });
  }

  #forgetDue(): void {
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
