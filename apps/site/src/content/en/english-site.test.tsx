import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { isSampleVendor } from '@clinicdee/brand/vendor';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { leadFormContent } from '../../forms/lead/content.ts';
import { LeadForm } from '../../forms/lead/lead-form.tsx';
import { registrationContent } from '../../forms/registration/content.ts';
import { RegistrationForm } from '../../forms/registration/registration-form.tsx';
import { MobileBar } from '../../layouts/mobile-bar.tsx';
import { SiteFooter } from '../../layouts/site-footer.tsx';
import { faqPage, organization, softwareApplication } from '../../layouts/structured-data.ts';
import { TopBar } from '../../layouts/top-bar.tsx';
import { emptyRegistration } from '../../registrations/form.ts';
import { NoPage } from '../../page-bodies/no-page.tsx';
import { ServerError } from '../../page-bodies/server-error.tsx';
import { Thanks } from '../../page-bodies/thanks.tsx';
import { ContactFooter } from '../../sections/contact-footer.tsx';
import { Hero } from '../../sections/hero.tsx';
import { sectionOf } from '../../sections/section-of.ts';
import { contentsOf, type SiteContent } from '../site-content.ts';
import { amount } from '../../thai/amount.ts';
import { fileFacts } from '../facts.ts';
import { startedOn } from '../started-on.ts';
import { englishContent } from './index.ts';
import { completeFacts } from '../complete-facts.ts';

const receipt = { reference: '1234-5678', receivedAt: 0 };

/** Parts of the pages that exist in every language. */
const partsIn = (content: SiteContent): [name: string, part: ReactElement][] => [
  ['the top bar', <TopBar content={content} path="/" translations={{}} />],
  ['the hero', <Hero content={content} />],
  ...completeFacts.home.sections.map(({ blockType: section }): [string, ReactElement] => {
    const Section = sectionOf(section);
    return [`the section ${section}`, <Section content={content} />];
  }),
  ['the mobile bar', <MobileBar content={content} />],
  ['the contact section', <ContactFooter content={content}>{null}</ContactFooter>],
  ['the lead form', <LeadForm content={leadFormContent(content)} />],
  [
    'the registration',
    <RegistrationForm content={registrationContent(content)} initial={emptyRegistration} />,
  ],
  ['the footer', <SiteFooter content={content} />],
  ['thanks', <Thanks content={content} of={content.thanks} receipt={receipt} now={new Date(0)} />],
  [
    'thanks for an unknown reference',
    <Thanks content={content} of={content.thanks} receipt={undefined} now={new Date(0)} />,
  ],
  ['the not-found page', <NoPage content={content} />],
  ['the error page', <ServerError content={content} />],
];

it('no component has Thai words of its own', () => {
  const source = path.join(import.meta.dirname, '../..');
  const folders = ['components', 'forms', 'islands', 'layouts', 'page-bodies', 'pages', 'sections'];
  const files = [...folders, 'product-mockups', 'illustrations'].flatMap((folder) =>
    globSync(`${folder}/**/*.{tsx,astro}`, { cwd: source, exclude: ['**/*.test.tsx'] }),
  );
  expect(files.length).toBeGreaterThan(80);
  for (const file of files) {
    const code = readFileSync(path.join(source, file), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
    expect(code, file).not.toMatch(/\p{Script=Thai}/u);
  }
});

describe('the English site', () => {
  const english = englishContent(fileFacts, startedOn);
  /** The page without links to it in other languages. */
  const pageOf = (part: ReactElement) =>
    renderToStaticMarkup(part).replace(/<a [^>]*hreflang=[^>]*>[^<]*<\/a>/gi, '');

  // Another vendor's clinic in the product pictures may keep its Thai names.
  it.each(isSampleVendor ? partsIn(english) : [])('has no Thai word in %s', (_name, part) => {
    expect(pageOf(part)).not.toMatch(/\p{Script=Thai}|\{\{|undefined/u);
  });

  it.runIf(isSampleVendor)('has no Thai word in its structured data', () => {
    const site = new URL('https://a.example');
    const data = [
      organization(site, english),
      softwareApplication(site, english),
      faqPage(english),
    ];
    expect(JSON.stringify(data)).not.toMatch(/\p{Script=Thai}/u);
  });

  it.runIf(isSampleVendor)('has English for every fact of the file', () => {
    const { packages, questions, equipment, stories } = fileFacts;
    const rows = (groups: { rows: readonly unknown[] }[]) =>
      groups.map((group) => group.rows.length);
    expect(rows(english.comparison.groups)).toEqual(rows(packages.comparison));
    expect(english.faq.questions).toHaveLength(questions.questions.length);
    expect(english.equipment.devices).toHaveLength(equipment.devices.length);
    expect(english.stories.told).toHaveLength(stories.stories.length);
  });

  it('keeps prices and leaves out the words that it does not know', () => {
    const [sold] = fileFacts.packages.packages;
    const promotion = {
      name: 'ปีใหม่',
      text: 'ลดราคา',
      from: startedOn,
      until: startedOn,
      prices: [{ package: sold?.code ?? '', yearlySatang: 1_234_00 }],
    };
    const facts = edited({ ...fileFacts, promotions: { promotions: [promotion] } });
    const content = englishContent(facts, startedOn);
    const [plan] = content.packages;
    expect(plan?.subtitle).toBe('One price per year and branch');
    expect(plan?.users).toBe(/^\d+/.exec(fileFacts.packages.packages[0]?.users ?? '')?.[0]);
    expect(() => contentsOf(facts, startedOn)).not.toThrow();
    expect(content.sections).not.toContain('faq');
    const Pricing = sectionOf('pricing');
    const html = pageOf(<Pricing content={content} />);
    expect(html).toContain(amount(Number(sold?.yearlySatang) / 100, 'en'));
    expect(html).toContain('1,234');
    expect(html).toContain('until ');
    expect(html).not.toMatch(/\p{Script=Thai}/u);
  });
});

/** Facts in which the office has changed every Thai text. */
const edited = <Facts,>(facts: Facts) =>
  JSON.parse(
    JSON.stringify(facts, (_, value: unknown) =>
      typeof value === 'string' && /\p{Script=Thai}/u.test(value) ? `${value} ใหม่` : value,
    ),
  ) as Facts;
