import type { Payload, PayloadRequest } from 'payload';
import type { Subject } from '../enquiries/subject.ts';
import type { Alert, Lead, Registration } from '../payload-types.ts';
import type { Message } from './channels/message.ts';
import { enquiryMessage, failureNotice } from './message.ts';

/** Returns the message of an alert; undefined when its enquiry was deleted or is in the trash. */
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

/** Returns the enquiry that an alert refers to, whatever the depth of the read. */
export function subjectOf(alert: Pick<Alert, 'subject'>): Subject | undefined {
  const { subject } = alert;
  if (!subject) return undefined;
  const value = typeof subject.value === 'object' ? subject.value.id : subject.value;
  return { relationTo: subject.relationTo, value };
}

/** Returns an enquiry, unless it was deleted or is in the trash. */
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
    // Internal work without a user.
    overrideAccess: true,
    ...(req && { req }),
  });
  return found ?? undefined;
}
