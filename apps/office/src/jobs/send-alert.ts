import { doublingMs } from '@clinicdee/protocol/calls/back-off';
import type { Payload, TaskConfig } from 'payload';
import { deliver } from '../alerts/active-channels.ts';
import { noticeFailure } from '../alerts/channel-health.ts';
import { digestMessage, gather, isLeftToDigest, settleDigests } from '../alerts/digest.ts';
import { queueAlert } from '../alerts/make-alerts.ts';
import { messageOf } from '../alerts/message-of.ts';
import { environment } from '../environment.ts';
import { failureCode } from '../failure.ts';
import type { Alert } from '../payload-types.ts';

/** Pauses double to 64 times the first: 5 s, 10 s, 20 s, … every five minutes, for as long as it takes. */
const LONGEST_PAUSE = 64;

/** The longest pause between two attempts, in milliseconds. */
export const longestPause = () => environment().ALERT_RETRY_MS * LONGEST_PAUSE;

/** Makes one attempt to send an alert; one that fails leads to the next, and none is given up. */
export const sendAlert: TaskConfig<'sendAlert'> = {
  slug: 'sendAlert',
  label: 'ส่งการแจ้งเตือน',
  inputSchema: [{ name: 'alert', type: 'number', required: true }],
  handler: async ({ input, req: { payload } }) => {
    const alert = await payload.findByID({
      collection: 'alerts',
      id: input.alert,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    });
    // Deleted with its lead, sent by an earlier job whose end was not recorded, or told of by a digest.
    if (!alert || alert.state === 'sent' || alert.state === 'gathered') return { output: {} };
    if (isLeftToDigest(alert)) await tryAgain(payload, alert, {});
    else await attempt(payload, alert);
    return { output: {} };
  },
};

async function attempt(payload: Payload, alert: Alert): Promise<void> {
  const { id, channel, isDigest } = alert;
  const attempts = alert.attempts + 1;
  try {
    const ready = isDigest ? await gather(payload, alert) : alert;
    const message = await (isDigest ? digestMessage(payload, ready) : messageOf(payload, ready));
    if (message) await deliver(payload, channel, message, ready.retryKey);
    await save(payload, id, {
      state: 'sent',
      attempts,
      errorCode: null,
      sentAt: new Date().toISOString(),
      nextAttemptAt: null,
    });
    if (isDigest) await settleDigests(payload);
  } catch (error) {
    const errorCode = failureCode(error);
    await tryAgain(payload, alert, { attempts, errorCode });
    // Who took a channel out of the environment knows that it does not work.
    if (errorCode !== 'not_set') await noticeFailure(payload, channel, attempts);
    payload.logger.warn({ alert: id, channel, attempts, code: errorCode }, 'alert not delivered');
  }
}

async function tryAgain(payload: Payload, alert: Alert, change: Partial<Alert>): Promise<void> {
  const first = environment().ALERT_RETRY_MS;
  const { attempts = alert.attempts } = change;
  const next = new Date(Date.now() + doublingMs(attempts, first, longestPause()));
  await save(payload, alert.id, {
    ...change,
    state: 'retrying',
    nextAttemptAt: next.toISOString(),
  });
  await queueAlert(payload, alert.id, alert.channel, next);
}

function save(payload: Payload, id: number, data: Partial<Alert>) {
  return payload.update({ collection: 'alerts', id, data, depth: 0, overrideAccess: true });
}
