import { baseUrl, token } from '@clinicdee/protocol/variables';
import * as z from 'zod';
import { DeliveryFailure } from '../../errors/failure.ts';
import { asText, defineChannel, post } from './channel.ts';

/** Push message of the LINE Messaging API to a user, group or room. */
export const line = defineChannel({
  key: 'line',
  name: 'LINE',
  variables: {
    LINE_API_URL: baseUrl.prefault('https://api.line.me'),
    LINE_CHANNEL_TOKEN: token.optional(),
    LINE_TARGET: z.string().optional(),
  },
  together: ['LINE_CHANNEL_TOKEN', 'LINE_TARGET'],
  setting: 'LINE_API_URL',
  isConfigured: ({ LINE_CHANNEL_TOKEN }) => LINE_CHANNEL_TOKEN !== undefined,
  async send({ message, key }, { LINE_API_URL, LINE_CHANNEL_TOKEN = '', LINE_TARGET }) {
    const { ok, status } = await post(
      `${LINE_API_URL}/v2/bot/message/push`,
      { authorization: `Bearer ${LINE_CHANNEL_TOKEN}`, 'x-line-retry-key': key },
      JSON.stringify({ to: LINE_TARGET, messages: [{ type: 'text', text: asText(message) }] }),
    );
    // 409: LINE has already accepted this retry key.
    if (!ok && status !== 409) throw new DeliveryFailure(`line_${status}`);
  },
  failures: {
    line_400: 'LINE ไม่รับข้อความ ตรวจ LINE_TARGET',
    line_401: 'LINE ไม่ยอมรับรหัสของเรา ตรวจ LINE_CHANNEL_TOKEN',
    line_403: 'LINE ไม่ยอมรับรหัสของเรา ตรวจสิทธิ์ของบัญชีทางการ',
  },
});
