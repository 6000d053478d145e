import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { User } from '../payload-types.ts';
import { recordEvent } from '../audit/record-event.ts';
import { mailAccountChange } from './account-mails.ts';
import { removeSecondFactor } from './second-factor.ts';

/** Fields of an account whose changes are recorded. */
const watched = [
  ['email', 'อีเมล'],
  ['role', 'หน้าที่'],
  ['exportsOwnOnly', 'ส่งออกเฉพาะของตน'],
] as const;

/**
 * Records new accounts, and changes of e-mail, role, rights and password. Tells the owner of a new password, and the
 * former address of a new one.
 */
export const recordAccountChange: CollectionAfterChangeHook<User> = async ({
  context,
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
  if (previousDoc.email !== doc.email) {
    const change = 'เปลี่ยนอีเมลของบัญชีเป็นอีเมลอื่นแล้ว';
    void mailAccountChange(req.payload, previousDoc.email, change);
  }
  // The command that sets a one-time password records it itself.
  if (context.setsPassword === true && req.user) {
    await recordEvent(req, { event: 'password', text: `เปลี่ยนรหัสผ่าน: ${doc.email}` });
    void mailAccountChange(req.payload, doc.email, 'เปลี่ยนรหัสผ่านแล้ว');
  }
};

/** Records the deletion of an account, and deletes its second factor. */
export const recordAccountDeletion: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await removeSecondFactor(req, doc.id);
  await recordEvent(req, { event: 'account', text: `ลบ ${doc.email}` });
};
