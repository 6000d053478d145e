import { brand } from '../brand.ts';

/** What a legal text may name as `{{key}}`, so that it never repeats a fact of the brand. */
export const legalFacts: ReadonlyMap<string, string> = new Map([
  ['name', brand.name],
  ['latinName', brand.latinName],
  ['dentalName', brand.dentalName],
  ['company', brand.company],
  ['address', brand.address],
  ['hours', brand.hours],
  ['phone', brand.phone.shown],
  ['phoneHref', brand.phone.href],
  ['email', brand.email],
  ['privacyEmail', brand.privacyEmail],
  ['lineId', brand.line.id],
  ['lineHref', brand.line.href],
]);
