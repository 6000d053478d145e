import type { Payload } from 'payload';
import { environment } from '../environment.ts';
import type { Alert } from '../payload-types.ts';
import type { Channel } from './names.ts';
import { DeliveryFailure } from '../failure.ts';
import type { Message } from './message.ts';
import { signatureHeader } from './signature.ts';

const TIMEOUT = 10_000;

type Deliver = (payload: Payload, alert: Alert, message: Message) => Promise<void>;

/**
 * Hands a message to a channel.
 *
 * @throws when the channel did not take it; trying again later is safe.
 */
export const deliver: Record<Channel, Deliver> = {
  async line(_payload, alert, message) {
    const { LINE_API_URL, LINE_CHANNEL_TOKEN, LINE_TARGET } = environment();
    const response = await fetch(`${LINE_API_URL}/v2/bot/message/push`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${LINE_CHANNEL_TOKEN ?? ''}`,
        'x-line-retry-key': alert.retryKey,
      },
      body: JSON.stringify({
        to: LINE_TARGET,
        messages: [{ type: 'text', text: message.text.slice(0, 4900) }],
      }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    // 409: LINE has already taken a push with this retry key.
    if (!response.ok && response.status !== 409)
      throw new DeliveryFailure(`line_${response.status}`);
  },

  async email(payload, alert, message) {
    const { MAIL_TO } = environment();
    const domain = new URL(environment().OFFICE_URL).hostname;
    await payload.sendEmail({
      to: MAIL_TO,
      subject: message.subject,
      text: message.text,
      // The same id at every attempt, so that a mailbox can tell a repeat.
      messageId: `<alert-${alert.retryKey}@${domain}>`,
    });
  },

  async webhook(_payload, alert, message) {
    const { WEBHOOK_URL, WEBHOOK_SECRET } = environment();
    if (!WEBHOOK_URL || !WEBHOOK_SECRET) throw new DeliveryFailure('not_set');
    const body = JSON.stringify(message.body);
    const response = await fetch(WEBHOOK_URL, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': alert.retryKey,
        'x-clinicdee-signature': signatureHeader(WEBHOOK_SECRET, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) throw new DeliveryFailure(`webhook_${response.status}`);
  },
};
