import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type Where,
} from 'payload';
import { recordsOf } from '../access/records.ts';
import { may, roleNames } from '../access/rules.ts';
import { recordEvent } from '../audit/record-event.ts';
import { operationOf } from '../payload-patches/operation-of.ts';
import { requireRecentLogin } from '../payload-patches/sessions.ts';
import type { User } from '../payload-types.ts';
import { mailAccountChange } from './mails.ts';
import { removeSecondFactor } from './second-factor.ts';

/**
 * Requires a recent login for a new account, and for changes of e-mail, role and password. A password that somebody else
 * has set is a one-time password until the account's owner has set their own.
 */
export const protectAccount: CollectionBeforeChangeHook<User> = ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isLoginChanged = context.setsPassword === true || data.email !== originalDoc?.email;
  if (operation === 'create' || isLoginChanged || data.role !== originalDoc?.role)
    requireRecentLogin(req);
  // A link that was sent before would give the account to whoever reads the former mailbox.
  if (isLoginChanged)
    Object.assign(data, { resetPasswordToken: null, resetPasswordExpiration: null });
  // Without a user the office itself creates the account: the first admin, a test.
  if (context.setsPassword && req.user) data.mustChangePassword = req.user.id !== originalDoc?.id;
  return data;
};

/** Rejects demoting or deleting all admins, one by one or together, since only an admin can appoint another. */
export const keepOneAdmin: CollectionBeforeOperationHook = async (hook) => {
  const { args, overrideAccess, req } = hook;
  const { data, id, where } = args as { data?: Partial<User>; id?: number; where?: Where };
  const operation = operationOf(hook);
  const isDemotion = operation === 'update' && data?.role !== undefined && data.role !== 'admin';
  if (!isDemotion && operation !== 'delete') return;
  // Payload refuses it.
  if (overrideAccess !== true && !may(req.user, 'delete', 'users')) return;
  const affected = id === undefined ? (where ?? {}) : { id: { equals: id } };
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, affected] },
    pagination: false,
    depth: 0,
    // With the rights of the caller: a filter by hidden fields is refused.
    overrideAccess: overrideAccess === true,
    req,
  });
  const others = { id: { not_in: docs.map((admin) => admin.id) }, role: { equals: 'admin' } };
  if (docs.length > 0 && (await recordsOf(req.payload, req).count('users', others)) === 0)
    throw new APIError('ต้องมีผู้ดูแลระบบอย่างน้อยหนึ่งคน', 400);
};

/** What is recorded of an account's changes, in words. */
const recorded = ({ email, exportsOwnOnly, role }: User) => ({
  อีเมล: email,
  หน้าที่: roleNames[role],
  ส่งออกเฉพาะของตน: exportsOwnOnly ? 'ใช่' : 'ไม่',
});

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
    await recordEvent(req, { event: 'account', text: `เพิ่ม ${doc.email} (${roleNames[doc.role]})` });
    return;
  }
  const before = recorded(previousDoc);
  for (const [label, now] of Object.entries(recorded(doc))) {
    const former = before[label as keyof typeof before];
    if (former === now) continue;
    await recordEvent(req, { event: 'account', text: `${doc.email} ${label}: ${former} → ${now}` });
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
