import { randomUUID } from 'node:crypto';
import type { Endpoint } from 'payload';
import { may } from '../access/rules.ts';
import { record } from '../enquiries/history.ts';
import { channelName } from './active-channels.ts';
import { enquiryOf, subjectOf } from './message-of.ts';
import { reachedRecipients, readRecipients } from './recipients-of-alert.ts';

/** `POST /api/alerts/:id/resend`: a person sends an alert once more. */
export const resendEndpoint: Endpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'resend', 'alerts'))
      return Response.json({ message: 'ไม่มีสิทธิ์' }, { status: 403 });
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
    // Pressed twice, or asked for by two people: once is what they want.
    if (alert.state === 'waiting') return Response.json({ message: 'กำลังส่งอยู่แล้ว' });
    const subject = subjectOf(alert);
    if (subject && !(await enquiryOf(payload, subject)))
      return Response.json({ message: 'รายการนี้อยู่ในถังขยะ กู้คืนก่อนแล้วส่งอีกครั้ง' }, { status: 409 });
    await payload.update({
      collection: 'alerts',
      id: alert.id,
      // A new key: LINE would take the old one for a repeat and show nothing.
      data: {
        state: 'waiting',
        attempts: 0,
        errorCode: null,
        digest: null,
        // Who has it gets no second copy, unless all have it.
        recipients: reachedRecipients(readRecipients(alert.recipients)) ?? null,
        retryKey: randomUUID(),
        nextAttemptAt: new Date().toISOString(),
      },
      // Checked above; nobody may write alerts by hand.
      overrideAccess: true,
    });
    if (subject) {
      await record(req, subject, 'alert', `ส่งการแจ้งเตือนทาง ${channelName(alert.channel)} อีกครั้ง`);
    }
    return Response.json({ message: 'กำลังส่งอีกครั้ง' });
  },
};
