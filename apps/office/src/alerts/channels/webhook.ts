import { signatureHeaderName } from '@clinicdee/brand';
import { signatureHeader } from '@clinicdee/protocol/http/secrets';
import { url, webhookSecret } from '@clinicdee/protocol/variables';
import { DeliveryFailure } from '../../errors/failure.ts';
import { defineChannel, post } from './channel.ts';

/** Signed POST of JSON to a program; values are sent as typed. */
export const webhook = defineChannel({
  key: 'webhook',
  name: 'เว็บฮุก',
  variables: {
    WEBHOOK_URL: url.optional(),
    WEBHOOK_SECRET: webhookSecret.optional(),
  },
  together: ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  setting: 'WEBHOOK_URL',
  isForPrograms: true,
  isConfigured: ({ WEBHOOK_URL }) => WEBHOOK_URL !== undefined,
  async send({ message, key }, { WEBHOOK_URL = '', WEBHOOK_SECRET = '' }) {
    const body = JSON.stringify(message.data);
    const { ok, status } = await post(
      WEBHOOK_URL,
      { 'idempotency-key': key, [signatureHeaderName]: signatureHeader(WEBHOOK_SECRET, body) },
      body,
    );
    if (!ok) throw new DeliveryFailure(`webhook_${status}`);
  },
  failures: {
    webhook_401: 'ปลายทางไม่ยอมรับลายเซ็นของเรา ตรวจ WEBHOOK_SECRET',
    webhook_403: 'ปลายทางไม่ยอมรับลายเซ็นของเรา ตรวจ WEBHOOK_SECRET',
    webhook_404: 'ไม่พบที่อยู่ปลายทาง ตรวจ WEBHOOK_URL',
    webhook_410: 'ไม่พบที่อยู่ปลายทาง ตรวจ WEBHOOK_URL',
  },
});
