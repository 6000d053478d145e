import { identifiersOf, redact } from '@clinicdee/protocol/identifiers';
import { isolateObjectProperty, type Payload, type PayloadRequest, type Where } from 'payload';
import { recordsOf, rowsOf } from '../access/records.ts';
import { nameSearchText } from '../enquiries/search.ts';
import { enquiryCollections, type EnquiryCollection, type Subject } from '../enquiries/subject.ts';
import type { PrivacyRequest } from '../payload-types.ts';

/** Whether a phone number or e-mail address in normal form belongs to the person. */
export type IsPerson = (identifier: string) => boolean;

/** A lead or registration that the person sent. */
interface OwnRecord extends Subject {
  reference: string;
  /** All of its phone numbers and e-mail addresses. */
  identifiers: ReadonlySet<string>;
}

/** A text of somebody else's record that has the person's phone number or e-mail address. */
interface Mention {
  collection: EnquiryCollection | 'history' | 'privacy-requests';
  id: number;
  field: string;
  value: unknown;
  /** The lead, registration or request. */
  subject: Subject | { relationTo: 'privacy-requests'; value: number };
}

export interface PersonRecords {
  own: OwnRecord[];
  mentions: Mention[];
  /** The person's requests about their data. */
  requests: PrivacyRequest[];
}

/** Replaces an erased phone number or e-mail address. */
const ERASED = '[ลบแล้ว]';

/** Fields that identify the sender. */
const contactFields = ['phone', 'phoneE164', 'email'] as const;
/** Further fields in which somebody may be named. */
const textFields = ['fullname', 'clinicName', 'description', 'extra'] as const;

interface Row extends Record<string, unknown> {
  id: number;
}

const contactOf = (row: Row) => contactFields.map((name) => row[name]);

/**
 * Finds everything that the office stores about a person, in the trash too. Reads all rows, since staff and visitors
 * write phone numbers in any spelling and in any text.
 *
 * @param before ISO time; later records are left out
 */
export async function findRecords(
  payload: Payload,
  isPerson: IsPerson,
  before: string,
): Promise<PersonRecords> {
  const found: PersonRecords = { own: [], mentions: [], requests: [] };
  const earlier = { createdAt: { less_than_equal: before } };
  const matches = (value: unknown) => [...identifiersOf(value)].some(isPerson);
  const addMentions = (
    { collection, subject }: Pick<Mention, 'collection' | 'subject'>,
    row: Row,
    fields: readonly string[],
  ) => {
    for (const field of fields.filter((name) => matches(row[name])))
      found.mentions.push({ collection, id: row.id, field, value: row[field], subject });
  };
  for (const collection of enquiryCollections) {
    for await (const row of rowsOf<Row>(payload, { collection, where: earlier })) {
      const subject = { relationTo: collection, value: row.id };
      const contact = contactOf(row);
      if (matches(contact)) {
        found.own.push({
          ...subject,
          reference: String(row.reference),
          identifiers: identifiersOf(contact),
        });
      } else addMentions({ collection, subject }, row, textFields);
    }
  }
  const collection = 'privacy-requests' as const;
  const select = { confirmationHash: false } as const;
  const requests = { collection, select, where: earlier };
  for await (const row of rowsOf<PrivacyRequest & Row>(payload, requests)) {
    const contact = [row.phone, row.email];
    // Staff may have entered a request without contact fields.
    const sender = identifiersOf(contact).size > 0 ? contact : row.description;
    const subject = { relationTo: collection, value: row.id };
    if (matches(sender)) found.requests.push(row);
    else addMentions({ collection, subject }, row, ['description', 'outcome']);
  }
  const ownKeys = new Set(found.own.map(keyOf));
  for await (const row of rowsOf<Row>(payload, { collection: 'history', where: earlier })) {
    const subject = row.subject as Subject;
    if (!ownKeys.has(keyOf(subject)))
      addMentions({ collection: 'history', subject }, row, ['text']);
  }
  return found;
}

/**
 * Erases what {@link findRecords} has found: deletes the person's leads and registrations with their history and
 * alerts, empties their requests, and replaces the phone numbers and e-mail addresses in other texts.
 */
export async function eraseRecords(
  req: PayloadRequest,
  { own, mentions, requests }: PersonRecords,
  isPerson: IsPerson,
): Promise<void> {
  const { payload } = req;
  for (const { relationTo, value } of own) {
    await recordsOf(payload, req).remove(relationTo, value);
  }
  for (const { id } of requests) {
    // Kind, state and dates stay: proof that the request was answered.
    const data = { fullname: null, phone: null, email: null, description: null, outcome: null };
    await payload.db.updateOne({ collection: 'privacy-requests', id, data, req });
  }
  for (const { collection, id, field, value } of mentions) {
    // Keeps `updatedAt`: no contact with the customer.
    const text = redacted(value, isPerson);
    const search = field === 'fullname' && { nameSearch: nameSearchText(String(text)) };
    const data = { [field]: text, ...search, updatedAt: null };
    await payload.db.updateOne({ collection, id, data, req });
  }
}

/**
 * Updates the leads and registrations of a person that match, in the trash too.
 *
 * @returns their references
 */
export async function updateOwn(
  req: PayloadRequest,
  isPerson: IsPerson,
  where: Where,
  data: { marketingConsent: false } | { consentWithdrawnAt: null },
): Promise<string[]> {
  // The updates run the hooks of `withdrawal.ts` again; the documents of a bulk edit share the request.
  const nested = isolateObjectProperty(req, 'context');
  nested.context = { ...req.context, isUpdatingOwn: true };
  const references: string[] = [];
  for (const collection of enquiryCollections) {
    for await (const row of rowsOf<Row>(req.payload, { collection, where, req })) {
      if (![...identifiersOf(contactOf(row))].some(isPerson)) continue;
      // The right to record a withdrawal covers the same person's other enquiries.
      await recordsOf(req.payload, nested).update(collection, row.id, data);
      references.push(String(row.reference));
    }
  }
  return references;
}

function redacted(value: unknown, isPerson: IsPerson): unknown {
  if (typeof value === 'string') return redact(value, isPerson, ERASED);
  if (Array.isArray(value)) return value.map((child) => redacted(child, isPerson));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, redacted(child, isPerson)]);
  return Object.fromEntries(entries) as unknown;
}

const keyOf = ({ relationTo, value }: Subject) => `${relationTo} ${value}`;
