import {
  customerPeriod,
  enquiryPeriod,
  personalData,
  retentionDays,
} from '@clinicdee/protocol/personal-data';
import { markdownToMdast, type MdastNode } from 'satteri';
import { type Facts, fillIn } from './fill-in.ts';
import { childrenOf, textOf } from './markdown-nodes.ts';
import { isDead } from './sections.ts';
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

/** A legal text: metadata and its Markdown. */
export type LegalText = SiteContent['legal'][Name] & {
  /** The blocks before the first section. */
  intro: MdastNode[];
  sections: { id: string; title: string; blocks: MdastNode[] }[];
};

/** The Markdown that `LegalBlocks` shows; anything else is an error, so that no wording is dropped silently. */
const known = new Set(
  'root paragraph heading list listItem table tableRow tableCell text strong link'.split(' '),
);

/**
 * Returns a legal text with the brand's facts filled in. A section begins with `## title {#id}`. Links to hidden
 * sections of the landing page become text.
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
  const facts = factsOf(brand, hasRequestForm).set('personalData', personalDataRows);
  const markdown = filled(name, facts).replace(
    /\[([^\]]+)\]\((\/#[\w-]+)\)/g,
    (link, text: string, href: string) => (isDead(href, shown) ? text : link),
  );
  const intro: MdastNode[] = [];
  const found: LegalText['sections'] = [];
  for (const node of childrenOf(parsed(markdown))) {
    refuseUnknown(name, node);
    if (node.type === 'heading' && node.depth === 2) {
      found.push({ ...sectionHeading(name, node), blocks: [] });
    } else (found.at(-1)?.blocks ?? intro).push(node);
  }
  return { ...legal[name], intro, sections: found };
}

/** Fills in the facts, and keeps figures and units on one line: มาตรา 24 (3), พ.ศ. 2562, 72 ชั่วโมง. */
const filled = (name: Name, facts: Facts): string =>
  fillIn(fileOf(name), markdown[name], facts)
    .replace(/(มาตรา|พ\.ศ\.|ข้อ) (?=\d)/g, '$1\u00a0')
    .replace(/(\d) (?=ปี|วัน|ชั่วโมง|\()/g, '$1\u00a0');

const parsed = (markdown: string): MdastNode =>
  markdownToMdast(markdown, { features: { frontmatter: false } });

const placeOf = (name: Name, { position }: MdastNode): string =>
  `${fileOf(name)}, line ${position?.start.line ?? '?'}`;

function refuseUnknown(name: Name, node: MdastNode): void {
  if (!known.has(node.type)) {
    throw new Error(`${placeOf(name, node)}: "${node.type}" is not known in a legal text.`);
  }
  for (const child of childrenOf(node)) refuseUnknown(name, child);
}

function sectionHeading(name: Name, node: MdastNode) {
  const [, title, id] = /^(.+) \{#([a-z][a-z-]*)\}$/.exec(textOf(node)) ?? [];
  if (title === undefined || id === undefined) {
    throw new Error(`${placeOf(name, node)}: a section heading is "## title {#id}".`);
  }
  return { id, title };
}

/** The rows of the register of personal data, as a Markdown table has them. */
const personalDataRows = personalData
  .filter(({ isInNotice }) => isInNotice)
  .map(({ data, purpose, basis, period }) => `| ${[data, purpose, basis, period].join(' | ')} |`)
  .join('\n');

/** Facts available as `{{key}}`, so that legal texts do not repeat them. */
const factsOf = (brand: SiteContent['brand'], hasRequestForm: boolean) =>
  new Map<string, string | undefined>([
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
