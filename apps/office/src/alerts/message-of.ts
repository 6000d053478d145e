import type { Payload, PayloadRequest } from 'payload';
import type { Subject } from '../enquiries/subject.ts';
import type { Alert, Lead, Registration } from '../payload-types.ts';
import type { Message } from './channels/message.ts';
import { enquiryMessage, failureNotice } from './message.ts';

/** The message of an alert; undefined when what it was about is gone or in the trash meanwhile. */
export async function messageOf(
  payload: Payload,
  alert: Alert,
  req?: PayloadRequest,
): Promise<Message | undefined> {
  if (alert.failing) return failureNotice(alert.failing);
  const subject = subjectOf(alert);
  const enquiry = subject && (await enquiryOf(payload, subject, req));
  return enquiry && enquiryMessage(subject, enquiry);
}

/** What an alert is about, whether or not it was read together with the record. */
export function subjectOf(alert: Pick<Alert, 'subject'>): Subject | undefined {
  const { subject } = alert;
  if (!subject) return undefined;
  const value = typeof subject.value === 'object' ? subject.value.id : subject.value;
  return { relationTo: subject.relationTo, value };
}

/** The enquiry that is meant, unless it was deleted or lies in the trash. */
export async function enquiryOf(
  payload: Payload,
  { relationTo, value }: Subject,
  req?: PayloadRequest,
): Promise<Lead | Registration | undefined> {
  const found = await payload.findByID({
    collection: relationTo,
    id: value,
    depth: 0,
    disableErrors: true,
    // The office itself speaks here, to the channels that its owner has set.
    overrideAccess: true,
    ...(req && { req }),
  });
  return found ?? undefined;
}
