import { identifiersOf } from '@clinicdee/protocol/identifiers';
import type { CollectionAfterChangeHook } from 'payload';
import { isWithdrawn } from '../enquiries/withdrawal.ts';
import { hashesOf, recordWithdrawal } from './events.ts';

/** After staff have recorded a withdrawal of consent: leads that arrive late, webhook and a restore follow it. */
export const shareWithdrawal: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const enquiry = doc as Record<string, unknown> & { reference: string };
  // The person's other enquiries are updated by the same withdrawal.
  if (operation !== 'update' || req.context.isWithdrawing) return;
  if (!isWithdrawn(previousDoc as Record<string, unknown>, enquiry)) return;
  const { email, phone, phoneE164, reference } = enquiry;
  await recordWithdrawal(req, {
    account: req.user?.email ?? 'ระบบ',
    hashes: hashesOf(identifiersOf([phone, phoneE164, email])),
    references: [reference],
  });
};
