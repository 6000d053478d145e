import { type EnquiryFields, keptName, singleLine } from '@clinicdee/protocol';
import { detailsOf, fieldsOf, type Labels, valueOf } from '../enquiries/details.ts';
import { packageLabel } from '../enquiries/packages.ts';
import type { Subject } from '../enquiries/subject.ts';
import { environment } from '../environment/environment.ts';
import type { Alert, Lead, Registration } from '../payload-types.ts';
import { channelName } from './active-channels.ts';
import type { Message } from './channels/message.ts';
import { defanged } from './defang.ts';

/** The most characters that an alert's text shows of one field. */
const LONGEST = 120;

/** The addresses leave LINE's own browser, where staff are not logged in. */
export function officeAddress(path: string): string {
  return `${environment().OFFICE_URL}${path}?openExternalBrowser=1`;
}

/** What is said of one enquiry. */
export function enquiryMessage(subject: Subject, enquiry: Lead | Registration): Message {
  const isLead = subject.relationTo === 'leads';
  const title = isLead ? 'ลูกค้าใหม่สนใจระบบ' : 'มีการลงทะเบียนแพ็กเกจใหม่';
  return {
    title: enquiry.isSuspected ? `${title} (อาจเป็นสแปม)` : title,
    lines: [
      ...toldLines(fieldsOf[subject.relationTo], enquiry),
      `ที่มา: ${said(enquiry.sourceWords) || 'ไม่ทราบ'}`,
    ],
    links: [recordAddress(subject)],
    data: { event: isLead ? 'lead.created' : 'registration.created', ...dataOf(subject, enquiry) },
  };
}

/** The enquiry as programs are told of it: whatever was typed is as it was typed. */
function dataOf(subject: Subject, enquiry: Lead | Registration): Readonly<Record<string, unknown>> {
  return {
    id: enquiry.id,
    reference: enquiry.reference,
    link: recordAddress(subject),
    received_at: enquiry.createdAt,
    ...webhookPart(fieldsOf[subject.relationTo], enquiry),
    source: enquiry.sourceWords ?? '',
    marketing_consent: enquiry.marketingConsent ?? false,
    suspected: enquiry.isSuspected ?? false,
  };
}

/** How some of what is told reads. */
const readable: Readonly<Record<string, (value: string) => string>> = { package: packageLabel };

/** What an alert's text tells of an enquiry: a line for each field that says something. */
export function toldLines(fields: EnquiryFields, enquiry: object, labels?: Labels): string[] {
  return detailsOf(fields, labels).flatMap(({ name, words, isTold }) => {
    const value = valueOf(enquiry, name);
    if (!isTold || typeof value !== 'string') return [];
    const text = said(readable[name]?.(value) ?? value);
    return text ? [`${words.alert ?? words.label}: ${text}`] : [];
  });
}

/** What the webhook is sent of an enquiry. */
export function webhookPart(fields: EnquiryFields, enquiry: object): Record<string, unknown> {
  const part = Object.entries(fields).flatMap(([key, { webhook }]) => {
    if (webhook === undefined) return [];
    const value = valueOf(enquiry, keptName(key)) ?? '';
    const inWords = typeof value === 'string' && value ? readable[key]?.(value) : undefined;
    const name = inWords === undefined ? [] : [[`${webhook}_name`, inWords] as const];
    return [[webhook, value] as const, ...name];
  });
  return Object.fromEntries(part);
}

/**
 * What somebody typed as it may stand in an alert: one line that looks like no other, without links.
 * Rows from before names were mended are mended here.
 */
export function said(typed: string | null | undefined): string {
  const characters = Array.from(singleLine(typed ?? ''));
  const text = characters.slice(0, LONGEST).join('');
  return defanged(characters.length > LONGEST ? `${text}…` : text);
}

/** What is said over one channel of another that keeps failing. */
export function failureNotice(failing: NonNullable<Alert['failing']>): Message {
  const name = channelName(failing);
  const link = officeAddress('/admin');
  return {
    title: `การแจ้งเตือนทาง ${name} ขัดข้อง`,
    lines: ['ส่งไม่สำเร็จหลายครั้งติดกัน ตรวจดูลูกค้าใหม่ในระบบโดยตรง'],
    links: [link],
    data: { event: 'channel.failing', channel: failing, link },
  };
}

function recordAddress({ relationTo, value }: Subject): string {
  return officeAddress(`/admin/collections/${relationTo}/${value}`);
}
