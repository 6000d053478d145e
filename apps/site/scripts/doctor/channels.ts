import { lacksTls, mailTransport } from '@clinicdee/protocol/http/mail';
import { createTransport } from 'nodemailer';
import type { AlarmChannels, Environment } from '../../src/environment/environment.ts';
import { alarmCalls, RecipientsRefused } from '../../src/health/alarm.ts';
import { broken, type Finding, fine, warning } from './finding.ts';
import { connect, reasonFor, request, TIMEOUT_MS } from './http-client.ts';

/** The names of the channels, and the variables to check when a message fails. */
const channels = {
  line: { name: 'LINE', settings: 'LINE_CHANNEL_TOKEN, LINE_TARGET' },
  webhook: { name: 'Webhook', settings: 'WEBHOOK_URL, WEBHOOK_SECRET' },
  mail: { name: 'Mail', settings: 'SMTP_URL, MAIL_FROM, MAIL_TO' },
};

/**
 * Checks the alert channels without sending a message: LINE validates the token, the mail server the password,
 * and for the webhook only the TLS connection is tested. Mail is also used for invitations.
 */
export async function channelFindings({
  alarmChannels: { line, webhook },
  mailServer,
}: Pick<Environment, 'alarmChannels' | 'mailServer'>): Promise<Finding[]> {
  const found = await Promise.all([
    line && lookAtLine(line),
    webhook && lookAtWebhook(webhook),
    mailServer && lookAtMail(mailServer),
  ]);
  const configured = found.filter((result) => result !== undefined);
  if (configured.length > 0) return configured;
  return [
    warning(
      'channels_none',
      'No alert channel for new leads is configured on this machine. Set up LINE, mail or a webhook, then run npm run doctor -- --send-test.',
    ),
  ];
}

type Configured<Channel extends keyof AlarmChannels> = NonNullable<AlarmChannels[Channel]>;

const works = (name: string) => fine('channel_works', `${name}: the connection works`);
const silent = (name: string, setting: string, why: string) =>
  broken(
    'channel_silent',
    `${name} cannot be used (${why}). Check ${setting}, the network and the certificate; add a private certificate authority to NODE_EXTRA_CA_CERTS.`,
  );

/** https://developers.line.biz/en/reference/messaging-api/#get-bot-info */
async function lookAtLine({ url, token }: Configured<'line'>): Promise<Finding> {
  const answer = await request(`${url}/v2/bot/info`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.status === 200) return works('LINE');
  if (answer.status === 401 || answer.status === 403)
    return broken(
      'line_refused',
      `LINE rejects LINE_CHANNEL_TOKEN (${answer.status}). Issue a new one in LINE Developers, then run npm run doctor -- --send-test.`,
    );
  const why = answer.status === undefined ? answer.why : `HTTP ${answer.status}`;
  return { ...silent('LINE', 'LINE_API_URL', why), level: 'warning' };
}

async function lookAtWebhook({ url }: Configured<'webhook'>): Promise<Finding> {
  try {
    (await connect(new URL(url))).destroy();
    return works('Webhook');
  } catch (error) {
    return silent('Webhook', 'WEBHOOK_URL', reasonFor(error));
  }
}

/** Checks that the mail server answers and accepts user and password. Sends no mail. Never rejects. */
async function lookAtMail({
  url,
  allowsPlaintext,
}: NonNullable<Environment['mailServer']>): Promise<Finding> {
  const transport = createTransport(mailTransport(url, allowsPlaintext, TIMEOUT_MS));
  try {
    await transport.verify();
    return works('Mail');
  } catch (error) {
    if (lacksTls(error))
      return broken(
        'mail_open',
        'The mail server offers no TLS, so no mail is sent: others on the network could read the password and the names of customers. Use smtps:// or a server with STARTTLS in SMTP_URL, or allow plaintext with SMTP_ALLOW_PLAINTEXT=1.',
      );
    const why = reasonForMail(error);
    return codeIn(error) === 'EAUTH'
      ? broken(
          'mail_refused',
          `The mail server rejects the user or password (${why}). Check them in SMTP_URL; special characters must be percent-encoded, such as %40.`,
        )
      : silent('Mail', 'SMTP_URL', why);
  } finally {
    transport.close();
  }
}

/** Describes why a mail could not be sent. */
function reasonForMail(error: unknown): string {
  if (error instanceof RecipientsRefused) {
    const refused = Object.entries(error.recipients).filter(([, outcome]) => outcome !== 'sent');
    return refused.map(([to, code]) => `${to}: ${code.replace('smtp_', 'SMTP ')}`).join(', ');
  }
  const isAnswer = error instanceof Error && 'responseCode' in error;
  return isAnswer ? `SMTP ${String(error.responseCode)}` : reasonFor(error);
}

const codeIn = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** The test message. */
const test = {
  text: 'ทดสอบการแจ้งเตือน ไม่ใช่ลูกค้าจริง ข้อความนี้ส่งด้วย npm run doctor ไม่ต้องทำอะไร',
  event: 'channel.test',
};

/** Sends a test over each channel, with the code of the site's alarms, and returns the results. */
export function testFindings(configured: AlarmChannels): Promise<Finding[]> {
  return Promise.all(
    alarmCalls(configured, test).map(async ({ channel, call }) => {
      const { name, settings } = channels[channel];
      try {
        await call();
        return fine('test_sent', `A test message was sent to ${name}. Check whether it arrived`);
      } catch (error) {
        const why = channel === 'mail' ? reasonForMail(error) : reasonFor(error);
        const text = `The test message to ${name} failed (${why}). Check ${settings}.`;
        return broken('test_failed', text);
      }
    }),
  );
}
