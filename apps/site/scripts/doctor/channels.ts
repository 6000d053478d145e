import { lacksTls } from '@clinicdee/protocol/http/mail';
import type { AlertChannels } from '../../src/environment/environment.ts';
import { alertCalls, RecipientsRefused } from '../../src/health/send-alert.ts';
import { broken, type Finding, fine, warning } from './finding.ts';
import { reasonFor } from './http-client.ts';

/** The names of the channels, and the variables to check when a message fails. */
const channels = {
  line: { name: 'LINE', settings: 'LINE_CHANNEL_TOKEN, LINE_TARGET' },
  webhook: { name: 'Webhook', settings: 'WEBHOOK_URL, WEBHOOK_SECRET' },
  mail: { name: 'Mail', settings: 'SMTP_URL, MAIL_FROM, MAIL_TO' },
};

/** The test message. */
const test = {
  text: 'ทดสอบการแจ้งเตือน ไม่ใช่ลูกค้าจริง ข้อความนี้ส่งด้วย npm run doctor ไม่ต้องทำอะไร',
  event: 'channel.test',
};

/**
 * Lists the configured alert channels.
 *
 * @param sendsTest sends a test over each instead, with the code of the site's alerts, and returns the results
 */
export async function channelFindings(
  configured: AlertChannels,
  sendsTest: boolean,
): Promise<Finding[]> {
  const calls = alertCalls(configured, test);
  if (calls.length === 0) {
    const text =
      'No alert channel for new leads is configured on this machine. Set up LINE, mail or a webhook, then run npm run doctor -- --send-test.';
    return [warning('channels_none', text)];
  }
  if (!sendsTest) {
    const names = calls.map(({ channel }) => channels[channel].name).join(', ');
    const text = `Alert channels: ${names}. Test them with npm run doctor -- --send-test`;
    return [fine('channels_configured', text)];
  }
  return Promise.all(
    calls.map(async ({ channel, call }) => {
      const { name, settings } = channels[channel];
      try {
        await call();
        return fine('test_sent', `A test message was sent to ${name}. Check whether it arrived`);
      } catch (error) {
        const why = channel === 'mail' ? reasonForMail(error) : reasonFor(error);
        // An alert follows no redirect, since its token is for one address only.
        const hint = why.includes('http_3')
          ? 'Its address has moved: set the new one.'
          : `Check ${settings}.`;
        const text = `The test message to ${name} failed (${why}). ${hint}`;
        return broken('test_failed', text);
      }
    }),
  );
}

/** Describes why a mail could not be sent. */
function reasonForMail(error: unknown): string {
  if (lacksTls(error)) return 'no TLS, and SMTP_ALLOW_PLAINTEXT is not set';
  if (error instanceof RecipientsRefused) {
    const refused = Object.entries(error.recipients).filter(([, outcome]) => outcome !== 'sent');
    return refused.map(([to, code]) => `${to}: ${code.replace('smtp_', 'SMTP ')}`).join(', ');
  }
  const isAnswer = error instanceof Error && 'responseCode' in error;
  return isAnswer ? `SMTP ${String(error.responseCode)}` : reasonFor(error);
}
