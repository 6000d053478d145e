import type { Language } from './languages.ts';
import { type LegalBody, readLegalText } from './legal-text/read-legal-text.ts';
import { withOwnLinks } from './own-links.ts';
import type { SiteContent } from './site-content.ts';
import privacyNoticeTh from './th/legal/pdpa.md?raw';
import termsOfUseTh from './th/legal/terms.md?raw';

type Name = 'privacyNotice' | 'termsOfUse';

const markdown: Record<Language, Record<Name, string>> = {
  th: { privacyNotice: privacyNoticeTh, termsOfUse: termsOfUseTh },
};

/** The ids of the sections that must be there, in order: links lead to them. */
const sections: Record<Name, readonly string[]> = {
  privacyNotice: [
    'scope',
    'definitions',
    'data',
    'purposes',
    'legal-bases',
    'disclosure',
    'retention',
    'safeguards',
    'rights',
    'cookies',
    'changes',
    'contact',
  ],
  termsOfUse: [
    'acceptance',
    'service',
    'use',
    'enquiries',
    'prices',
    'content',
    'intellectual-property',
    'third-parties',
    'privacy',
    'availability',
    'liability',
    'changes',
    'law',
    'contact',
  ],
};

/** A legal text: its particulars, and its Markdown as read. */
export type LegalText = SiteContent['legal'][Name] & LegalBody;

/**
 * Reads a legal text of a language, with the facts of the brand filled in.
 *
 * @throws Error saying what is not right, and where
 */
export function legalText({ brand, language, legal }: SiteContent, name: Name): LegalText {
  const file = `${language}, ${name}`;
  const body = readLegalText(file, markdown[language][name], factsOf(brand), sections[name]);
  return { ...legal[name], ...withOwnLinks(language, body) };
}

/** What a legal text may name as `{{key}}`, so that it never repeats a fact of the brand. */
const factsOf = (brand: SiteContent['brand']) =>
  new Map([
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
