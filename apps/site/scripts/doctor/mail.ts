import { mailTransport } from '@clinicdee/protocol/http/mail-transport';
import { createTransport } from 'nodemailer';
import { RecipientsRefused } from '../../src/health/alarm.ts';
import { isOfThisMachine, whyOf } from './ask.ts';
import type { Finding, Said } from './finding.ts';
import { finding } from './say.ts';
import { reasons } from './words.ts';

const PATIENCE_MS = 5_000;

/** Whether the mail server answers, and takes the user and password; no mail is sent. Never rejects. */
export async function mailFinding(url: string): Promise<Finding> {
  const address = URL.parse(url);
  if (!address) return finding('broken', 'mail_silent', { why: 'SMTP_URL' });
  const failure = await failureOf(url);
  if (failure !== undefined) {
    const why = whyOfMail(failure);
    return finding('broken', codeIn(failure) === 'EAUTH' ? 'mail_refused' : 'mail_silent', { why });
  }
  // TLS is used where it is offered, and done without where it is not.
  const mayBeOpen = address.protocol === 'smtp:' && !isOfThisMachine(address);
  const isOpen = mayBeOpen && codeIn(await failureOf(url, { requireTLS: true })) === 'ETLS';
  return isOpen ? finding('warning', 'mail_open') : finding('fine', 'mail_works');
}

async function failureOf(url: string, options: { requireTLS?: boolean } = {}): Promise<unknown> {
  const transport = createTransport({ ...mailTransport(url, PATIENCE_MS), ...options });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    transport.close();
  }
}

/** What a mail server, or the way to it, had against a mail. */
export function whyOfMail(error: unknown): string | Said {
  if (!(error instanceof Error)) return whyOf(error);
  if (error instanceof RecipientsRefused) {
    const refused = Object.entries(error.recipients).filter(([, outcome]) => outcome !== 'sent');
    return refused.map(([to, code]) => `${to}: ${code.replace('smtp_', 'SMTP ')}`).join(', ');
  }
  if ('responseCode' in error) return `SMTP ${String(error.responseCode)}`;
  // nodemailer puts a code of its own in the place of Node's, and leaves the words.
  const { message } = error;
  if (message.includes('certificate has expired')) return reasons.expired;
  if (message.includes('altnames')) return reasons.other_name;
  if (message.includes('certificate')) return reasons.untrusted;
  if (message.includes('ECONNREFUSED')) return reasons.refused;
  if (/wrong version number|packet length/.test(message)) return reasons.no_tls;
  return codeIn(error) === 'EDNS' ? reasons.dns : whyOf(error);
}

const codeIn = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;
