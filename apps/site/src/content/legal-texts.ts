import {
  customerPeriod,
  enquiryPeriod,
  personalData,
  retentionDays,
} from '@clinicdee/protocol/personal-data';
import { hasTarget } from './check-content.ts';
import type { Facts } from './fill-in.ts';
import { unlinkDead } from './legal-text/dead-links.ts';
import {
  type Block,
  type LegalBody,
  legalLinks,
  readLegalText,
  textOf,
} from './legal-text/read-legal-text.ts';
import { anchorsShown, isDead } from './sections.ts';
import type { SiteContent } from './site-content.ts';
import privacyNoticeTh from './th/legal/pdpa.md?raw';
import termsOfUseTh from './th/legal/terms.md?raw';

type Name = 'privacyNotice' | 'termsOfUse';

/** Path and file name of each text. */
const pages: Record<Name, string> = { privacyNotice: 'pdpa', termsOfUse: 'terms' };

/** The file relative to the project root, for error messages. */
const fileOf = (name: Name): string => `apps/site/src/content/th/legal/${pages[name]}.md`;

/** In the main language only. */
const markdown: Record<Name, string> = {
  privacyNotice: privacyNoticeTh,
  termsOfUse: termsOfUseTh,
};

const legalNames = Object.keys(pages) as Name[];

/** Required section ids in order; links depend on them. */
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

/** A legal text: metadata and parsed Markdown. */
export type LegalText = SiteContent['legal'][Name] & LegalBody;

/**
 * Returns a legal text with the brand's facts filled in.
 *
 * @param hasRequestForm whether the site offers the form for requests about personal data
 *
 * @throws Error with the position of the problem
 */
export function legalText(
  { brand, legal, sections: shown }: SiteContent,
  name: Name,
  { hasRequestForm = false } = {},
): LegalText {
  const body = readLegalText(
    fileOf(name),
    markdown[name],
    factsOf(brand, hasRequestForm),
    sections[name],
  );
  const linked = unlinkDead(withPersonalData(body), (href) => isDead(href, shown));
  return { ...legal[name], ...linked };
}

/** Fills the table without rows: its rows are those of the register of personal data. */
function withPersonalData({ intro, sections }: LegalBody): LegalBody {
  const filled = (block: Block): Block =>
    block.type === 'table' && block.rows.length === 0
      ? { ...block, rows: personalDataRows }
      : block;
  return {
    intro,
    sections: sections.map((section) => ({ ...section, blocks: section.blocks.map(filled) })),
  };
}

const personalDataRows = personalData
  .filter(({ isInNotice }) => isInNotice)
  .map(({ data, purpose, basis, period }) =>
    [data, purpose, basis, period].map((text) => [textOf(text)]),
  );

/**
 * Returns dead links of the legal texts: file and line, rule, value.
 *
 * @throws Error when a text uses an unknown fact
 */
export function legalProblems(content: SiteContent): string[] {
  const { brand } = content;
  const anchors = anchorsShown(content.sections);
  return legalNames.flatMap((name) => {
    const links = legalLinks(fileOf(name), markdown[name], factsOf(brand));
    return links
      .filter(({ href }) => !leads(href, name))
      .map(
        ({ href, place }) =>
          `${place}: expected an address, or a page or section that is shown, found ${JSON.stringify(href)}`,
      );
  });

  function leads(href: string, within: Name): boolean {
    const [page = '', anchor] = href.split('#');
    const text = page === '' ? within : legalNames.find((name) => page === `/${pages[name]}`);
    if (text === undefined || anchor === undefined) return hasTarget(href, anchors);
    return sections[text].includes(anchor);
  }
}

/** Facts available as `{{key}}`, so that legal texts do not repeat them. */
const factsOf = (brand: SiteContent['brand'], hasRequestForm = true): Facts =>
  new Map([
    ['name', brand.name],
    ['names', brand.names],
    ['latinName', brand.latinName],
    ['dentalName', brand.dentalName || undefined],
    ['company', brand.company],
    ['address', brand.address],
    ['hours', brand.hours],
    ['phone', brand.phone.shown],
    ['phoneHref', brand.phone.href],
    ['email', brand.email],
    ['privacyEmail', brand.privacyEmail],
    ['lineId', brand.line.id],
    ['lineHref', brand.line.href],
    ['requestForm', hasRequestForm ? '/pdpa/request' : undefined],
    ['enquiryPeriod', enquiryPeriod],
    ['customerPeriod', customerPeriod],
    ['deliveredLeadDays', String(retentionDays.deliveredLead)],
  ]);
