import { jsonWithoutControls, singleLine } from '@clinicdee/protocol';
import { toE164 } from '@clinicdee/protocol/e164';
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload';
import { nameFields } from './details.ts';
import { nameSearchText, phoneSearchText } from './search.ts';
import { firstContactAfter } from './statuses.ts';
import { isWithdrawn } from './withdrawal.ts';

/**
 * What staff type goes through the same sieve as what visitors do. Before the rules look at it, so that
 * a name of nothing else counts as missing.
 */
export const removeControls: CollectionBeforeValidateHook = ({ data }) =>
  jsonWithoutControls(data) as typeof data;

/**
 * Before a lead or registration is kept: makes names one visible line each, derives what it is found by
 * and notes the moment of the first contact.
 */
export const prepareEnquiry: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const changed = data as Record<string, unknown>;
  const before = (originalDoc ?? {}) as Record<string, unknown>;
  if (typeof changed.email === 'string') changed.email = changed.email.trim().toLowerCase();
  for (const name of nameFields) {
    const typed = changed[name];
    // Somebody who typed nothing visible can still be called.
    if (typeof typed === 'string' && typed) changed[name] = singleLine(typed) || '–';
  }
  if (typeof changed.fullname === 'string') changed.nameSearch = nameSearchText(changed.fullname);
  // Screens send what the clock of somebody's own machine says: a fortnight of the trash would be over.
  if (changed.deletedAt && !before.deletedAt) changed.deletedAt = new Date().toISOString();
  if (isWithdrawn(before, changed)) changed.consentWithdrawnAt = new Date().toISOString();
  const { phone } = changed;
  if (typeof phone === 'string' && phone !== before.phone) {
    const phoneE164 = toE164(phone);
    Object.assign(changed, { phoneE164, phoneSearch: phoneSearchText(phone, phoneE164) });
  }
  if (changed.status !== undefined && changed.status !== (before.status ?? 'new')) {
    changed.firstContactedAt = firstContactAfter(before, changed.status);
  }
  return changed;
};
