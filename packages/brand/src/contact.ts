import * as vendor from './vendor.ts';

const { crm, email, lineId, openDays, openingHours, otherHours } = vendor;
const { phone, place, postal, privacyEmail, profiles } = vendor;

/** A day beside public holidays on which nobody is there, and why. */
interface ClosedDay {
  /** In Bangkok: `2026-12-28`. */
  day: string;
  reason?: string | undefined;
}

/** How to reach the vendor, when and where. Its rules: `packages/protocol/src/site-content/contact.ts`. */
export const contact = {
  phone,
  lineId,
  email,
  privacyEmail,
  crm,
  profiles: profiles.map((address) => ({ address })),
  openDays,
  ...openingHours,
  otherHours,
  closedDays: [] as ClosedDay[],
  postal,
  place,
};
