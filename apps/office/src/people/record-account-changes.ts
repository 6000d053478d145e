import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
} from 'payload';
import type { User } from '../payload-types.ts';
import { operationOf } from '../payload-patches/operation-of.ts';
import { recordEvent } from '../audit/record-event.ts';

/** Fields of an account whose changes are recorded. */
const watched = [
  ['email', 'อีเมล'],
  ['role', 'หน้าที่'],
  ['exportsOwnOnly', 'ส่งออกเฉพาะของตน'],
] as const;

/** Records new accounts, and changes of e-mail, role and rights. */
export const recordAccountChange: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'create') {
    await recordEvent(req, { event: 'account', text: `เพิ่ม ${doc.email} (${doc.role})` });
    return;
  }
  for (const [name, label] of watched) {
    const [from, to] = [previousDoc[name], doc[name]].map((value) => String(value ?? '–'));
    if (from === to) continue;
    await recordEvent(req, { event: 'account', text: `${doc.email} ${label}: ${from} → ${to}` });
  }
};

/** Records the deletion of an account. */
export const recordAccountDeletion: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await recordEvent(req, { event: 'account', text: `ลบ ${doc.email}` });
};

/** Records a password that was set with the link of a mail. */
export const recordPasswordReset: CollectionAfterOperationHook = async (hook) => {
  const { req, result } = hook;
  if (operationOf(hook) !== 'resetPassword') return result;
  const { user } = result as { user: { email?: string } };
  await recordEvent(req, {
    event: 'password',
    text: 'ตั้งรหัสผ่านใหม่ด้วยลิงก์ในอีเมล',
    account: user.email ?? '',
  });
  return result;
};
