import { extractEmail, jsonWithoutControls, newReference, singleLine } from '@clinicdee/protocol';
import { toE164 } from '@clinicdee/protocol/e164';
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload';
import { nameFields } from './details.ts';
import { nameSearchText, phoneSearchText } from './search.ts';
import { isOfStaff, sourceLabel } from './source.ts';
import { firstContactAfter } from './statuses.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether a change withdraws consent to marketing. */
export const isWithdrawn = (before: Values, changed: Values): boolean =>
  before.marketingConsent === true && changed.marketingConsent === false;

/** Whether a change ends a withdrawal, since the person has given consent again. */
export const isConsentRenewed = (before: Values, changed: Values): boolean =>
  Boolean(before.consentWithdrawnAt) && changed.consentWithdrawnAt === null;

/**
 * Removes control characters from what staff type, as for visitors. Runs before validation, so that a name of
 * control characters only counts as missing.
 */
export const removeControls: CollectionBeforeValidateHook = ({ data }) =>
  jsonWithoutControls(data) as typeof data;

/**
 * Before a lead or registration is saved: normalises names and e-mail, derives the search fields and sets the time
 * of first contact; for one that a person adds, also reference, source and owner.
 */
export const prepareEnquiry: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const changed = data as Record<string, unknown>;
  if (operation === 'create' && req.user) {
    const source = changed.source ?? 'staff';
    Object.assign(changed, {
      reference: newReference(),
      source,
      lastSource: source,
      sourceWords: sourceLabel(source),
      owner: changed.owner ?? req.user.id,
      updatedAt: new Date().toISOString(),
      deletedAt: null,
    });
  }
  const before = (originalDoc ?? {}) as Record<string, unknown>;
  if (typeof changed.email === 'string' && changed.email !== before.email)
    changed.email = (req.user ? extractEmail(changed.email) : changed.email.trim()).toLowerCase();
  for (const name of nameFields) {
    const typed = changed[name];
    // A visitor's name without visible characters must not refuse the enquiry: the person can still be called.
    if (typeof typed === 'string' && typed)
      changed[name] = singleLine(typed) || (req.user && typed !== before[name] ? '' : '–');
  }
  if (typeof changed.fullname === 'string') changed.nameSearch = nameSearchText(changed.fullname);
  // The admin panel sends the client's time: with a wrong clock the 14 days in the trash would be over.
  if (changed.deletedAt && !before.deletedAt) changed.deletedAt = new Date().toISOString();
  if (isWithdrawn(before, changed)) changed.consentWithdrawnAt = new Date().toISOString();
  // Staff may have left it out (fields.ts); the column takes no null.
  if (operation === 'create' || changed.phone === null) changed.phone ??= '';
  const { phone } = changed;
  if (typeof phone === 'string' && phone !== before.phone) {
    const phoneE164 = toE164(phone);
    Object.assign(changed, { phoneE164, phoneSearch: phoneSearchText(phone, phoneE164) });
  }
  const isOther = changed.status !== undefined && changed.status !== before.status;
  if (isOther && operation === 'update' && !isOfStaff(before.source))
    changed.firstContactedAt = firstContactAfter(before, changed.status);
  return changed;
};
