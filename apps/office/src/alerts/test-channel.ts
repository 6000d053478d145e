import { randomUUID } from 'node:crypto';
import type { Recipients } from '@clinicdee/protocol/http/mail';
import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { may } from '../access/rules.ts';
import { failureCode } from '../errors/failure.ts';
import { activeChannels, channelName, deliver } from './active-channels.ts';
import type { Message } from './channels/message.ts';
import type { ChannelKey } from './channels/index.ts';
import { failureMessage } from './failure-message.ts';
import { recordTest } from './last-test.ts';
import { officeAddress } from './message.ts';
import { missedRecipients } from './recipients-of-alert.ts';

/** Rate limit of tests per channel, in milliseconds. */
const PAUSE = 30_000;

/** Time of the last test of each channel in this process, on the monotonic clock. */
const lastTried = new Map<ChannelKey, number>();

/** `POST /api/alerts/test` with `{ channel }`: sends a test message for an admin and returns the result. */
export const testEndpoint: Endpoint = {
  path: '/test',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'test', 'alerts'))
      return Response.json({ message: 'ไม่มีสิทธิ์' }, { status: 403 });
    await addDataAndFileToRequest(req);
    const channel = activeChannels().find((key) => key === req.data?.channel);
    if (!channel) return Response.json({ message: 'ไม่มีช่องทางนี้' }, { status: 404 });
    const name = channelName(channel);
    const wait = (lastTried.get(channel) ?? -PAUSE) + PAUSE - performance.now();
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000);
      const message = `เพิ่งทดสอบ ${name} ไป รออีก ${seconds} วินาที`;
      return Response.json(
        { message },
        { status: 429, headers: { 'retry-after': String(seconds) } },
      );
    }
    lastTried.set(channel, performance.now());
    let recipients: Recipients = {};
    try {
      await deliver(req.payload, channel, testMessage(channel), randomUUID(), {}, (outcomes) => {
        recipients = outcomes;
        return Promise.resolve();
      });
    } catch (error) {
      const code = failureCode(error);
      await recordTest(req.payload, channel, code);
      req.payload.logger.warn({ channel, code }, 'channel test not delivered');
      const message = `ทดสอบ ${name} ไม่สำเร็จ: ${failureMessage(channel, code, missedRecipients(recipients))}`;
      return Response.json({ message }, { status: 502 });
    }
    const dueAlerts = await recordTest(req.payload, channel);
    const sent = `ส่งข้อความทดสอบทาง ${name} แล้ว ตรวจที่ปลายทางว่าได้รับ`;
    const message =
      dueAlerts === 0 ? sent : `${sent} การแจ้งเตือนที่ค้างอยู่ ${dueAlerts} รายการกำลังส่งตามไป`;
    return Response.json({ message });
  },
};

/** Returns the test message, without customer data. */
function testMessage(channel: ChannelKey): Message {
  const link = officeAddress('/admin/collections/alerts');
  return {
    title: 'ทดสอบการแจ้งเตือน ไม่ใช่ลูกค้าจริง',
    lines: [`ข้อความนี้ส่งจากหลังบ้านเพื่อทดสอบช่องทาง ${channelName(channel)} ไม่ต้องทำอะไร`],
    links: [link],
    data: { event: 'channel.test', test: true, channel, link },
  };
}
