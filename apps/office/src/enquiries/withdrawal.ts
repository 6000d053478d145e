import { type CollectionAfterChangeHook, isolateObjectProperty, type Where } from 'payload';
import { enquiryCollections, isEnquiryCollection } from './subject.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether a change withdraws consent to marketing. */
export const isWithdrawn = (before: Values, changed: Values): boolean =>
  before.marketingConsent === true && changed.marketingConsent === false;

/**
 * After a withdrawal: withdraws the consent of every other lead and registration with the same phone or
 * e-mail, in the trash too, so that no list or export offers the person for marketing (PDPA, section 19).
 */
export const withdrawEverywhere: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update' || !isEnquiryCollection(collection.slug)) return;
  const person = doc as { phoneE164?: string | null; email?: string | null } & Values;
  if (!isWithdrawn(previousDoc as Values, person)) return;
  const same: Where[] = [];
  if (person.phoneE164) same.push({ phoneE164: { equals: person.phoneE164 } });
  if (person.email) same.push({ email: { equals: person.email } });
  if (same.length === 0) return;
  // The updates below run this hook again; the documents of a bulk edit share the request.
  if (req.context.isWithdrawing) return;
  const nested = isolateObjectProperty(req, 'context');
  nested.context = { ...req.context, isWithdrawing: true };
  const where = { and: [{ marketingConsent: { equals: true } }, { or: same }] };
  for (const slug of enquiryCollections) {
    await req.payload.update({
      collection: slug,
      where,
      data: { marketingConsent: false },
      trash: true,
      depth: 0,
      // The right to record a withdrawal covers the same person's other enquiries.
      overrideAccess: true,
      req: nested,
    });
  }
};
