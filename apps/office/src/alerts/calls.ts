import type { Recipients } from '@clinicdee/protocol/http/mail';
import { randomUUID } from 'node:crypto';
import { addDataAndFileToRequest } from 'payload';
import { staffCall } from '../access/rules.ts';
import { record } from '../enquiries/history.ts';
import { failureCode } from '../errors/failure.ts';
import {
  activeChannels,
  channelName,
  deliver,
  missedRecipients,
  readRecipients,
} from './active-channels.ts';
import { noteTest } from './channel-health.ts';
import type { ChannelKey } from './channels/index.ts';
import type { Message } from './channels/channel.ts';
import { failureMessage } from './failure-message.ts';
import { enquiryOf, officeAddress, subjectOf } from './message.ts';
import { saveAlert } from './send-alerts.ts';

/** `POST /api/alerts/:id/resend`: sends an alert again on request of a user. */
export const resendEndpoint = staffCall(
  ['post', '/:id/resend'],
  'resend',
  'alerts',
  async (req) => {
    const { payload, user } = req;
    const alert = await payload.findByID({
      collection: 'alerts',
      id: Number(req.routeParams?.id),
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user,
    });
    if (!alert) return Response.json({ message: 'ไม่พบการแจ้งเตือนนี้' }, { status: 404 });
    // A second request, by a double click or another user, changes nothing.
    if (alert.state === 'waiting') return Response.json({ message: 'กำลังส่งอยู่แล้ว' });
    const subject = subjectOf(alert);
    if (subject && !(await enquiryOf(payload, subject)))
      return Response.json({ message: 'รายการนี้อยู่ในถังขยะ กู้คืนก่อนแล้วส่งอีกครั้ง' }, { status: 409 });
    const outcomes = readRecipients(alert.recipients);
    const reached = Object.entries(outcomes).filter(([, outcome]) => outcome === 'sent');
    const isPartly = reached.length > 0 && reached.length < Object.keys(outcomes).length;
    await saveAlert(payload, alert.id, {
      state: 'waiting',
      attempts: 0,
      errorCode: null,
      digest: null,
      // Recipients already reached get no second copy, unless all were reached.
      recipients: isPartly ? Object.fromEntries(reached) : null,
      // A new key, since LINE would discard the old one as a duplicate.
      retryKey: randomUUID(),
      nextAttemptAt: new Date().toISOString(),
    });
    if (subject) {
      await record(req, subject, 'alert', `ส่งการแจ้งเตือนทาง ${channelName(alert.channel)} อีกครั้ง`);
    }
    return Response.json({ message: 'กำลังส่งอีกครั้ง' });
  },
);

/** `POST /api/alerts/test` with `{ channel }`: sends a test message for an admin and returns the result. */
export const testEndpoint = staffCall(['post', '/test'], 'test', 'alerts', async (req) => {
  await addDataAndFileToRequest(req);
  const channel = activeChannels().find((key) => key === req.data?.channel);
  if (!channel) return Response.json({ message: 'ไม่มีช่องทางนี้' }, { status: 404 });
  const name = channelName(channel);
  let recipients: Recipients = {};
  try {
    await deliver(req.payload, channel, testMessage(channel), randomUUID(), {}, (outcomes) => {
      recipients = outcomes;
      return Promise.resolve();
    });
  } catch (error) {
    const code = failureCode(error);
    req.payload.logger.warn({ channel, code }, 'channel test not delivered');
    const message = `ทดสอบ ${name} ไม่สำเร็จ: ${failureMessage(channel, code, missedRecipients(recipients))}`;
    return Response.json({ message }, { status: 502 });
  }
  await noteTest(req.payload, channel);
  return Response.json({ message: `ส่งข้อความทดสอบทาง ${name} แล้ว ตรวจที่ปลายทางว่าได้รับ` });
});

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
