import { readWithdrawalToken } from '@clinicdee/protocol/http/secrets';
import { identifiersOf } from '@clinicdee/protocol/identifiers';
import type { PrivacyWithdrawal } from '@clinicdee/protocol/privacy';
import {
  type CollectionAfterChangeHook,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { recordsOf } from '../access/records.ts';
import { isWithdrawn } from '../enquiries/prepare.ts';
import { environment } from '../environment/environment.ts';
import { failureCode } from '../errors/failure.ts';
import type { PrivacyRequest } from '../payload-types.ts';
import { consentedBefore, eventsAfter, hashesOf, recordWithdrawal } from './events.ts';
import { findRecords, updateOwn } from './records.ts';
import { newlyWithdrawn } from './requests.ts';

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
  const isPerson = (value: string) => identifiers.has(value);
  const data = { marketingConsent: false } as const;
  const changed = await updateOwn(req, isPerson, consentedBefore(at), data);
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
  const identifiers = identifiersIn(enquiry);
  const withdrawn: Where = { consentWithdrawnAt: { exists: true } };
  try {
    const isPerson = (value: string) => identifiers.has(value);
    await updateOwn(req, isPerson, withdrawn, { consentWithdrawnAt: null });
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
  const known = await findRecords(payload, (value) => identifiers.has(value), at);
  const req = await createLocalReq({}, payload);
  await withdrawPerson(req, { account: accounts.link, at, identifiers });
  if (known.own.length > 0 || wasWithdrawn) return true;
  // The token proves the right.
  const own = await createLocalReq({ context: { isUpdatingOwn: true } }, payload);
  await recordsOf(payload, own).create('privacy-requests', {
    right: 'withdrawal',
    state: 'new',
    reference: '-',
    dueAt: at,
    phone: person.find((value) => !value.includes('@')) ?? null,
    email: person.find((value) => value.includes('@')) ?? null,
    description: 'กดลิงก์ถอนความยินยอม แต่ไม่มีข้อมูลในหลังบ้าน ให้นำออกจากรายชื่อในระบบที่ใช้ส่งข่าวสาร',
  });
  return true;
}

/** After a request to withdraw consent is received, entered or corrected: it takes effect without proof of identity. */
export const withdrawByRequest: CollectionAfterChangeHook<PrivacyRequest> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const identifiers = newlyWithdrawn(doc, previousDoc);
  if (identifiers.size === 0 || req.context.isUpdatingOwn) return;
  await withdrawPerson(req, { account: req.user?.email ?? accounts.request, identifiers });
};

interface Enquiry extends Record<string, unknown> {
  reference: string;
}

const LONG_AGO = new Date(0).toISOString();

const identifiersIn = ({ email, phone, phoneE164 }: Enquiry) =>
  identifiersOf([phone, phoneE164, email]);
