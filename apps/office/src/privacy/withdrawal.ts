import { readWithdrawalToken } from '@clinicdee/protocol/http/secrets';
import { identifiersOf } from '@clinicdee/protocol/identifiers';
import type { PrivacyWithdrawal } from '@clinicdee/protocol/privacy';
import {
  type CollectionAfterChangeHook,
  createLocalReq,
  isolateObjectProperty,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { enquiryCollections } from '../enquiries/subject.ts';
import { isWithdrawn } from '../enquiries/withdrawal.ts';
import { environment } from '../environment/environment.ts';
import { failureCode } from '../errors/failure.ts';
import type { PrivacyRequest } from '../payload-types.ts';
import { eventsAfter, hashesOf, recordWithdrawal } from './events.ts';

/** What withdraws consent, as the list of withdrawals names it. */
const accounts = { link: 'ลิงก์ถอนความยินยอม', request: 'คำขอใช้สิทธิ', office: 'ระบบ' } as const;

interface Withdrawal {
  account: string;
  /** The person's phone numbers and e-mail addresses in normal form. */
  identifiers: ReadonlySet<string>;
  /** ISO time; consent given later stays. */
  at?: string;
}

/**
 * Withdraws the consent of a person in all leads and registrations, in the trash too, and records it: leads that
 * arrive late, the webhook and a restored backup follow.
 *
 * @param reference of the enquiry in which staff have already recorded it
 */
async function withdrawPerson(
  req: PayloadRequest,
  { account, at = new Date().toISOString(), identifiers }: Withdrawal,
  ...reference: string[]
): Promise<void> {
  const consented: Where = {
    and: [{ marketingConsent: { equals: true } }, { createdAt: { less_than_equal: at } }],
  };
  const changed = await updateOwn(req, identifiers, consented, { marketingConsent: false });
  const references = [...reference, ...changed];
  await recordWithdrawal(req, { account, at, hashes: hashesOf(identifiers), references });
}

/** After staff have recorded a withdrawal: withdraws the consent of the person's other enquiries as well. */
export const withdrawEverywhere: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const enquiry = doc as Enquiry;
  // The person's other enquiries are updated by the same withdrawal.
  if (operation !== 'update' || req.context.isUpdatingOwn) return;
  if (!isWithdrawn(previousDoc as Record<string, unknown>, enquiry)) return;
  const account = req.user?.email ?? accounts.office;
  await withdrawPerson(req, { account, identifiers: identifiersIn(enquiry) }, enquiry.reference);
};

/** After somebody has given consent again: ends the withdrawal in their earlier enquiries; the history names it. */
export const renewConsent: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const enquiry = doc as Enquiry;
  if (operation !== 'create' || enquiry.marketingConsent !== true) return;
  const withdrawn: Where = { consentWithdrawnAt: { exists: true } };
  try {
    await updateOwn(req, identifiersIn(enquiry), withdrawn, { consentWithdrawnAt: null });
  } catch (error) {
    // The lead itself must not be refused.
    req.payload.logger.error({ code: failureCode(error) }, 'renewed consent not recorded');
  }
};

/**
 * Withdraws the consent of the person of a withdrawal link. If the office has nothing of them, staff get a request,
 * since the address is still in the tool that sends the mails.
 *
 * @returns whether the link is valid
 */
export async function withdrawByLink(
  payload: Payload,
  { at, token }: PrivacyWithdrawal,
): Promise<boolean> {
  const person = readWithdrawalToken(environment().LEADS_ADMIN_KEY, token);
  if (!person) return false;
  // The site repeats a call whose answer it did not get; meanwhile the person may have been erased.
  if ((await eventsAfter(payload, { createdAt: at }, person)).size > 0) return true;
  const wasWithdrawn = (await eventsAfter(payload, { createdAt: LONG_AGO }, person)).has(
    'withdrawal',
  );
  const identifiers = new Set(person);
  const isKnown = await hasEnquiries(payload, identifiers);
  const req = await createLocalReq({}, payload);
  await withdrawPerson(req, { account: accounts.link, at, identifiers });
  if (isKnown || wasWithdrawn) return true;
  await payload.create({
    collection: 'privacy-requests',
    data: {
      ...{ right: 'withdrawal', state: 'new', reference: '-', dueAt: at },
      phone: person.find((value) => !value.includes('@')) ?? null,
      email: person.find((value) => value.includes('@')) ?? null,
      description: 'กดลิงก์ถอนความยินยอม แต่ไม่มีข้อมูลในหลังบ้าน ให้นำออกจากรายชื่อในระบบที่ใช้ส่งข่าวสาร',
    },
    depth: 0,
    context: { isUpdatingOwn: true },
    // The token proves the right.
    overrideAccess: true,
  });
  return true;
}

/** After a request to withdraw consent is received or entered: it takes effect without proof of identity. */
export const withdrawByRequest: CollectionAfterChangeHook<PrivacyRequest> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create' || doc.right !== 'withdrawal' || req.context.isUpdatingOwn) return;
  const identifiers = identifiersOf([doc.phone, doc.email]);
  if (identifiers.size === 0) return;
  await withdrawPerson(req, { account: req.user?.email ?? accounts.request, identifiers });
};

interface Enquiry extends Record<string, unknown> {
  reference: string;
}

const LONG_AGO = new Date(0).toISOString();

const identifiersIn = ({ email, phone, phoneE164 }: Enquiry) =>
  identifiersOf([phone, phoneE164, email]);

/** Condition for the enquiries of a person. `phoneSearch` has the digits of every spelling. */
const isOf = (identifiers: ReadonlySet<string>): Where => ({
  or: [...identifiers].map((value) =>
    value.includes('@') ? { email: { equals: value } } : { phoneSearch: { contains: value } },
  ),
});

/** Updates the person's leads and registrations that match. @returns their references */
async function updateOwn(
  req: PayloadRequest,
  identifiers: ReadonlySet<string>,
  matching: Where,
  data: { marketingConsent: false } | { consentWithdrawnAt: null },
): Promise<string[]> {
  if (identifiers.size === 0) return [];
  // The updates run this module's hooks again; the documents of a bulk edit share the request.
  const nested = isolateObjectProperty(req, 'context');
  nested.context = { ...req.context, isUpdatingOwn: true };
  const where = { and: [matching, isOf(identifiers)] };
  const references: string[] = [];
  for (const collection of enquiryCollections) {
    const { docs, errors } = await req.payload.update({
      ...{ collection, where, data, trash: true, depth: 0 },
      // The right to record a withdrawal covers the same person's other enquiries.
      overrideAccess: true,
      req: nested,
    });
    if (errors.length > 0) throw new Error(`${collection}: consent not updated`);
    references.push(...docs.map(({ reference }) => reference));
  }
  return references;
}

async function hasEnquiries(payload: Payload, identifiers: ReadonlySet<string>): Promise<boolean> {
  const where = isOf(identifiers);
  const counts = await Promise.all(
    enquiryCollections.map((collection) =>
      payload.count({ collection, where, trash: true, overrideAccess: true }),
    ),
  );
  return counts.some(({ totalDocs }) => totalDocs > 0);
}
