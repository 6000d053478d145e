import { type EnquiryFields, keptName } from '@clinicdee/protocol';
import type { Payload } from 'payload';
import { environment } from '../environment.ts';
import { detailsOf, fieldsOf, type Labels, valueOf } from '../enquiries/details.ts';
import type { Subject } from '../enquiries/subject.ts';
import type { Alert, Lead, Registration } from '../payload-types.ts';
import { channels, labelOf } from './names.ts';

/** What an alert says, made ready for every channel. */
export interface Message {
  subject: string;
  /** Short text with no more personal data than needed: name, kind of organisation, source, link. */
  text: string;
  /** For the webhook: the whole record. */
  body: Record<string, unknown>;
}

/**
 * The message of an alert; undefined when what it was about has been deleted meanwhile.
 */
export async function messageOf(payload: Payload, alert: Alert): Promise<Message | undefined> {
  if (alert.failing) return failureNotice(alert.failing);
  const subject = subjectOf(alert);
  if (!subject) return undefined;
  const enquiry = await payload.findByID({
    collection: subject.relationTo,
    id: subject.value,
    depth: 0,
    disableErrors: true,
    // The office itself speaks here, to the channels that its owner has set.
    overrideAccess: true,
  });
  return enquiry ? enquiryMessage(subject, enquiry) : undefined;
}

/** What an alert is about, whether or not it was read together with the record. */
export function subjectOf(alert: Pick<Alert, 'subject'>): Subject | undefined {
  const { subject } = alert;
  if (!subject) return undefined;
  const value = typeof subject.value === 'object' ? subject.value.id : subject.value;
  return { relationTo: subject.relationTo, value };
}

/** The address that opens a record; it leaves LINE's own browser, where staff are not logged in. */
function recordAddress(subject: Subject): string {
  const { OFFICE_URL } = environment();
  return `${OFFICE_URL}/admin/collections/${subject.relationTo}/${subject.value}?openExternalBrowser=1`;
}

function enquiryMessage(subject: Subject, enquiry: Lead | Registration): Message {
  const isLead = subject.relationTo === 'leads';
  const fields = fieldsOf[subject.relationTo];
  const title = isLead ? 'ลูกค้าใหม่สนใจระบบ' : 'มีการลงทะเบียนแพ็กเกจใหม่';
  const lines = [
    enquiry.isSuspected ? `${title} (อาจเป็นสแปม)` : title,
    ...toldLines(fields, enquiry),
    `ที่มา: ${enquiry.sourceWords ?? 'ไม่ทราบ'}`,
    recordAddress(subject),
  ];
  return {
    subject: title,
    text: lines.join('\n'),
    body: {
      event: isLead ? 'lead.created' : 'registration.created',
      id: enquiry.id,
      reference: enquiry.reference,
      link: recordAddress(subject),
      received_at: enquiry.createdAt,
      ...webhookPart(fields, enquiry),
      source: enquiry.sourceWords ?? '',
      marketing_consent: enquiry.marketingConsent ?? false,
      suspected: enquiry.isSuspected ?? false,
    },
  };
}

/** What an alert's text tells of an enquiry. */
export function toldLines(fields: EnquiryFields, enquiry: object, labels?: Labels): string[] {
  return detailsOf(fields, labels).flatMap(({ name, words, isTold }) =>
    isTold ? `${words.alert ?? words.label}: ${valueOf(enquiry, name) ?? 'ไม่ระบุ'}` : [],
  );
}

/** What the webhook is sent of an enquiry. */
export function webhookPart(fields: EnquiryFields, enquiry: object): Record<string, unknown> {
  const part = Object.entries(fields).flatMap(([key, { webhook }]) =>
    webhook === undefined ? [] : [[webhook, valueOf(enquiry, keptName(key)) ?? ''] as const],
  );
  return Object.fromEntries(part);
}

function failureNotice(failing: NonNullable<Alert['failing']>): Message {
  const name = labelOf(channels, failing);
  const link = `${environment().OFFICE_URL}/admin?openExternalBrowser=1`;
  return {
    subject: `การแจ้งเตือนทาง ${name} ขัดข้อง`,
    text: `การแจ้งเตือนทาง ${name} ส่งไม่สำเร็จหลายครั้งติดกัน ตรวจดูลูกค้าใหม่ในระบบโดยตรง\n${link}`,
    body: { event: 'channel.failing', channel: failing, link },
  };
}
