import { doublingMs } from '@clinicdee/protocol/http/messages';
import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import { environment } from '../environment/environment.ts';
import { DeliveryFailure, failureCode } from '../errors/failure.ts';
import type { Alert } from '../payload-types.ts';
import { deliver, isDecidedForSome, readRecipients } from './active-channels.ts';
import { alertAboutFailure } from './channel-health.ts';
import type { ChannelKey } from './channels/index.ts';
import { digestMessage, fillDigest, isLeftToDigest, settleDigests } from './digest.ts';
import { messageOf } from './message.ts';

/** Alerts sent concurrently. */
const LIMIT = 20;
/** Exponential backoff up to 64 times the first pause: 5 s, 10 s, … about five minutes, without limit of attempts. */
const MAX_FACTOR = 64;

/** Returns the longest pause between two attempts, in milliseconds. */
const longestPause = () => environment().ALERT_RETRY_MS * MAX_FACTOR;

/** Sends the due alerts of a channel, up to a limit: new ones immediately, failed ones after their pause. */
export async function sendDueAlerts(payload: Payload, channel: ChannelKey): Promise<void> {
  const now = Date.now();
  const where = {
    and: [
      { channel: { equals: channel } },
      { state: { in: ['waiting', 'retrying'] } },
      {
        or: [
          { nextAttemptAt: { less_than_equal: new Date(now).toISOString() } },
          // Later than any pause: written under a wrong clock.
          { nextAttemptAt: { greater_than: new Date(now + longestPause()).toISOString() } },
        ],
      },
    ],
  };
  const due = { sort: ['nextAttemptAt', 'id'], limit: LIMIT };
  const alerts = await recordsOf(payload).find('alerts', where, due);
  const attempts = alerts.map(async (alert) => {
    try {
      if (!isLeftToDigest(alert)) await attempt(payload, alert);
      else await saveAlert(payload, alert.id, { state: 'gathered', nextAttemptAt: null });
    } catch (error) {
      const code = failureCode(error);
      payload.logger.error({ alert: alert.id, code }, 'attempt at an alert not stored');
    }
  });
  await Promise.all(attempts);
}

async function attempt(payload: Payload, alert: Alert): Promise<void> {
  const { channel, isDigest, id } = alert;
  const attempts = alert.attempts + 1;
  // Writes before sending: otherwise an alert would be sent repeatedly while the database is read-only.
  await postpone(payload, alert, attempts);
  try {
    if (isDigest) await fillDigest(payload, alert);
    const message = await (isDigest ? digestMessage(payload, alert) : messageOf(payload, alert));
    if (message) {
      const reached = readRecipients(alert.recipients);
      await deliver(payload, channel, message, alert.retryKey, reached, async (recipients) => {
        alert.recipients = recipients;
        // Until an outcome is final, a digest may still reach all recipients.
        if (isDecidedForSome(recipients)) await saveAlert(payload, id, { recipients });
      });
    }
    const sentAt = new Date().toISOString();
    const sent = { state: 'sent', errorCode: null, sentAt, nextAttemptAt: null } as const;
    await saveAlert(payload, id, { ...sent, attempts });
    if (isDigest) await settleDigests(payload);
  } catch (error) {
    const code = failureCode(error);
    const isFinal = error instanceof DeliveryFailure && error.isFinal;
    const failed = { attempts, errorCode: code } as const;
    if (isFinal) await saveAlert(payload, id, { ...failed, state: 'failed', nextAttemptAt: null });
    else await postpone(payload, alert, attempts, { ...failed, state: 'retrying' });
    if (isFinal && isDigest) await settleDigests(payload);
    // Removing a channel from the environment is no failure.
    const outcomes = Object.values(readRecipients(alert.recipients));
    const reachedNobody = isFinal && !outcomes.includes('sent');
    if (code !== 'not_set') await alertAboutFailure(payload, channel, attempts, reachedNobody);
    payload.logger.warn({ alert: id, channel, attempts, code }, 'alert not delivered');
  }
}

/** Stores when the next attempt is due after this number of attempts. */
function postpone(payload: Payload, { id }: Alert, attempts: number, change: Partial<Alert> = {}) {
  const pause = doublingMs(attempts, environment().ALERT_RETRY_MS, longestPause());
  return saveAlert(payload, id, {
    ...change,
    nextAttemptAt: new Date(Date.now() + pause).toISOString(),
  });
}

/**
 * Writes these fields only. Payload's update would delete and write again what the alert is about, and without it an
 * alert counts as sent: a crash in between loses it on SQLite, which runs without transactions.
 */
export async function saveAlert(payload: Payload, id: number, data: Partial<Alert>): Promise<void> {
  await payload.db.updateOne({ collection: 'alerts', id, data, returning: false });
}
