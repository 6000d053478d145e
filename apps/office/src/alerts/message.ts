import { type EnquiryFields, storedName, singleLine } from '@clinicdee/protocol';
import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import { detailsOf, fieldsOf, valueOf } from '../enquiries/details.ts';
import { type PackageNames, packageNames } from '../enquiries/packages.ts';
import type { Subject } from '../enquiries/subject.ts';
import { environment } from '../environment/environment.ts';
import type { Alert, Lead, Registration } from '../payload-types.ts';
import { channelName } from './active-channels.ts';
import type { Message } from './channels/channel.ts';
import { defanged } from './defang.ts';

/** Longest value of a field in an alert's text, in characters. */
const LONGEST = 120;

/** Returns an address of the office that opens outside LINE's in-app browser, where staff are not logged in. */
export function officeAddress(path: string): string {
  return `${environment().OFFICE_URL}${path}?openExternalBrowser=1`;
}

/** Returns the message of an alert; undefined when its enquiry was deleted or is in the trash. */
export async function messageOf(payload: Payload, alert: Alert): Promise<Message | undefined> {
  if (alert.failing) return failureNotice(alert.failing);
  const subject = subjectOf(alert);
  const enquiry = subject && (await enquiryOf(payload, subject));
  return enquiry && enquiryMessage(subject, enquiry, await packageNames(payload));
}

/** Returns the enquiry that an alert refers to, whatever the depth of the read. */
export function subjectOf(alert: Pick<Alert, 'subject'>): Subject | undefined {
  const { subject } = alert;
  if (!subject) return undefined;
  const value = typeof subject.value === 'object' ? subject.value.id : subject.value;
  return { relationTo: subject.relationTo, value };
}

/** Returns an enquiry, unless it was deleted or is in the trash. */
export const enquiryOf = (
  payload: Payload,
  { relationTo, value }: Subject,
): Promise<Lead | Registration | undefined> => recordsOf(payload).get(relationTo, value);

/** Returns the message about an enquiry. */
export function enquiryMessage(
  subject: Subject,
  enquiry: Lead | Registration,
  names: PackageNames = new Map(),
): Message {
  const isLead = subject.relationTo === 'leads';
  const link = officeAddress(`/admin/collections/${subject.relationTo}/${subject.value}`);
  const title = isLead ? 'ลูกค้าใหม่สนใจระบบ' : 'มีการลงทะเบียนแพ็กเกจใหม่';
  return {
    title: enquiry.isSuspected ? `${title} (อาจเป็นสแปม)` : title,
    lines: [
      ...alertLines(fieldsOf[subject.relationTo], enquiry, names),
      `ที่มา: ${safeText(enquiry.sourceWords) || 'ไม่ทราบ'}`,
    ],
    links: [link],
    // Values as typed.
    data: {
      event: isLead ? 'lead.created' : 'registration.created',
      id: enquiry.id,
      reference: enquiry.reference,
      link,
      received_at: enquiry.createdAt,
      ...webhookPart(fieldsOf[subject.relationTo], enquiry, names),
      source: enquiry.sourceWords ?? '',
      marketing_consent: enquiry.marketingConsent ?? false,
      suspected: enquiry.isSuspected ?? false,
    },
  };
}

/** Returns the lines of an alert's text, one for each field with a value. */
function alertLines(fields: EnquiryFields, enquiry: object, names: PackageNames): string[] {
  return detailsOf(fields).flatMap(({ name, words, isInAlerts }) => {
    const value = valueOf(enquiry, name);
    if (!isInAlerts || typeof value !== 'string') return [];
    const text = safeText(name === 'package' ? (names.get(value) ?? value) : value);
    return text ? [`${words.alert ?? words.label}: ${text}`] : [];
  });
}

/** Returns the fields of an enquiry for the webhook. */
function webhookPart(
  fields: EnquiryFields,
  enquiry: object,
  names: PackageNames,
): Record<string, unknown> {
  const part = Object.entries(fields).flatMap(([key, { webhook }]) => {
    if (webhook === undefined) return [];
    const value = valueOf(enquiry, storedName(key)) ?? '';
    const isNamed = key === 'package' && typeof value === 'string' && value !== '';
    const name = isNamed ? [[`${webhook}_name`, names.get(value) ?? value] as const] : [];
    return [[webhook, value] as const, ...name];
  });
  return Object.fromEntries(part);
}

/**
 * Sanitises a typed value for an alert's text: a single line without links, so that it cannot imitate other lines.
 * Also covers rows stored before names were normalised.
 */
export function safeText(typed: string | null | undefined): string {
  const characters = Array.from(singleLine(typed ?? ''));
  const text = characters.slice(0, LONGEST).join('');
  return defanged(characters.length > LONGEST ? `${text}…` : text);
}

/** Returns the message about a failing channel. */
function failureNotice(failing: NonNullable<Alert['failing']>): Message {
  const name = channelName(failing);
  const link = officeAddress('/admin');
  return {
    title: `การแจ้งเตือนทาง ${name} ขัดข้อง`,
    lines: ['ส่งไม่สำเร็จหลายครั้งติดกัน ตรวจดูลูกค้าใหม่ในระบบโดยตรง'],
    links: [link],
    data: { event: 'channel.failing', channel: failing, link },
  };
}
