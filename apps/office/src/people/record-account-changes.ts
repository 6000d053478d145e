import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { User } from '../payload-types.ts';
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
