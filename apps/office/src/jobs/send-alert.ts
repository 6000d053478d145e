import { doublingMs } from '@clinicdee/protocol/calls/back-off';
import type { TaskConfig } from 'payload';
import { noticeFailure } from '../alerts/channel-health.ts';
import { deliver } from '../alerts/active-channels.ts';
import { DeliveryFailure, failureCode } from '../failure.ts';
import { messageOf } from '../alerts/message-of.ts';
import { environment } from '../environment.ts';

/** After the first try: 5 s, 10 s, 20 s, … the last about an hour and a half after the lead. */
const RETRIES = 10;

/** Sends one alert; Payload's queue tries again with a growing pause until it gets through. */
export const sendAlert: TaskConfig<'sendAlert'> = {
  slug: 'sendAlert',
  label: 'ส่งการแจ้งเตือน',
  inputSchema: [{ name: 'alert', type: 'number', required: true }],
  retries: {
    attempts: RETRIES,
    backoff: { type: 'exponential', delay: environment().ALERT_RETRY_MS },
  },
  handler: async ({ input, req: { payload } }) => {
    const alert = await payload.findByID({
      collection: 'alerts',
      id: input.alert,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    });
    // Deleted with its lead, or sent by an earlier job whose end was not recorded.
    if (!alert || alert.state === 'sent') return { output: {} };
    const { id, channel } = alert;
    const attempts = alert.attempts + 1;
    const save = (data: Partial<typeof alert>) =>
      payload.update({ collection: 'alerts', id, data, depth: 0, overrideAccess: true });
    try {
      const message = await messageOf(payload, alert);
      if (message) await deliver(payload, channel, message, alert.retryKey);
      await save({
        state: 'sent',
        attempts,
        errorCode: null,
        sentAt: new Date().toISOString(),
        nextAttemptAt: null,
      });
      return { output: {} };
    } catch (error) {
      const errorCode = failureCode(error);
      const isLast = attempts > RETRIES;
      // As Payload's queue waits by itself.
      const pause = doublingMs(attempts, environment().ALERT_RETRY_MS);
      await save({
        state: isLast ? 'failed' : 'retrying',
        attempts,
        errorCode,
        nextAttemptAt: isLast ? null : new Date(Date.now() + pause).toISOString(),
      });
      await noticeFailure(payload, channel, attempts);
      payload.logger.warn({ alert: id, channel, attempts, code: errorCode }, 'alert not delivered');
      // Only the code goes on to the queue's own log.
      throw new DeliveryFailure(errorCode);
    }
  },
};
