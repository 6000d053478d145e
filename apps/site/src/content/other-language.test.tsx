import type { ReactElement } from 'react';
import { isSampleVendor } from '@clinicdee/brand/vendor';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Article } from '../articles/queries/article.ts';
import { leadFormContent } from '../forms/lead/content.ts';
import { LeadForm } from '../forms/lead/lead-form.tsx';
import { registrationContent } from '../forms/registration/content.ts';
import { RegistrationForm } from '../forms/registration/registration-form.tsx';
import { MobileBar } from '../layouts/mobile-bar.tsx';
import { SiteFooter } from '../layouts/site-footer.tsx';
import { faqPage, organization, softwareApplication } from '../layouts/structured-data.ts';
import { TopBar } from '../layouts/top-bar.tsx';
import { ArticleBody } from '../page-bodies/articles/article-body.tsx';
import { ArticleHead } from '../page-bodies/articles/article-head.tsx';
import { ArticleList } from '../page-bodies/articles/article-list.tsx';
import { ArticleListHead } from '../page-bodies/articles/article-list-head.tsx';
import { EmptyList, FailedList, PreviewFailed } from '../page-bodies/articles/list-state.tsx';
import { Neighbours } from '../page-bodies/articles/neighbours.tsx';
import { RelatedArticles } from '../page-bodies/articles/related-articles.tsx';
import { emptyRegistration } from '../registrations/form.ts';
import { LegalPage } from '../page-bodies/legal-page.tsx';
import { NotFound } from '../page-bodies/no-page.tsx';
import { ServerError } from '../page-bodies/server-error.tsx';
import { Thanks } from '../page-bodies/thanks.tsx';
import { ContactFooter } from '../sections/contact-footer.tsx';
import { Hero } from '../sections/hero.tsx';
import { sectionOf } from '../sections/section-of.ts';
import { legalText } from './legal-texts.ts';
import { inOtherLanguage, translated, wordsOfOthers } from './other-language.ts';
import { contentsOf, type SiteContent } from './site-content.ts';
import { amount } from '../thai/amount.ts';
import { fileFacts } from './facts.ts';
import { startedOn } from './started-on.ts';
import { englishContent } from './en/index.ts';
import { thaiContent } from './th/index.ts';
import { wholeFacts } from './whole-facts.ts';

const thai = thaiContent(wholeFacts, startedOn);
const content = inOtherLanguage(thai);
const notice = translated(legalText(thai, 'privacyNotice'));

const card: Article = {
  id: 1,
  slug: 'one',
  title: 'ლ',
  tags: ['ლ'],
  excerpt: 'ლ',
  cover: undefined,
  publishedAt: 0,
  updatedAt: 0,
  html: '<p>ლ</p>',
  outline: [1, 2, 3].map((number) => ({ id: `section-${number}`, title: 'ლ' })),
  minutes: 3,
  seo: {},
};
const receipt = { reference: '1234-5678', receivedAt: 0 };
const query = { page: 1, order: 'title', tag: undefined, search: undefined } as const;
const list = {
  articles: [card],
  total: 40,
  pages: 4,
  all: 40,
  tags: [],
  instead: 'ლ',
  concepts: [],
};

/** Parts of the pages that exist in every language. */
const partsIn = (content: SiteContent): [name: string, part: ReactElement][] => [
  ['the top bar', <TopBar content={content} path="/" translations={{}} />],
  ['the hero', <Hero content={content} />],
  ...wholeFacts.home.sections.map(({ blockType: section }): [string, ReactElement] => {
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
  ['the not-found page', <NotFound content={content} />],
  ['the error page', <ServerError content={content} />],
];

/** Parts of the pages of the main language. */
const mainParts: [name: string, part: ReactElement][] = [
  ['a legal page', <LegalPage content={content} text={notice} />],
  ['the head of the article list', <ArticleListHead content={content} />],
  ['the article list', <ArticleList content={content} query={query} list={list} products={[]} />],
  ['an empty list', <EmptyList content={content} search="ლ" tags={list.tags} />],
  ['a list that failed', <FailedList content={content} message={undefined} retry="/" />],
  ['a preview that failed', <PreviewFailed content={content} failure="link" />],
  ['the head of an article', <ArticleHead content={content} article={card} />],
  ['an article', <ArticleBody content={content} article={card} url="https://a.example/" />],
  ['its neighbours', <Neighbours content={content} previous={card} next={card} within={query} />],
  ['related articles', <RelatedArticles content={content} articles={[card]} />],
];

describe('a site in another language', () => {
  it.each([...partsIn(content), ...mainParts])(
    'translates every word of %s',
    (_name, component) => {
      const html = renderToStaticMarkup(component);
      expect(html).toContain('ლ');
      expect(wordsOfOthers(html)).toEqual([]);
      expect(html).not.toContain('{{');
    },
  );

  it('translates the structured data', () => {
    const site = new URL('https://a.example');
    const data = [
      organization(site, content),
      softwareApplication(site, content),
      faqPage(content),
    ];
    expect(JSON.stringify(data)).not.toMatch(/\p{Script=Thai}/u);
  });
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
      ...{ name: 'ปีใหม่', text: 'ลดราคา', from: startedOn, until: startedOn },
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
function edited<Piece>(piece: Piece): Piece;
function edited(piece: unknown): unknown {
  if (typeof piece === 'string') return /\p{Script=Thai}/u.test(piece) ? `${piece} ใหม่` : piece;
  if (Array.isArray(piece)) return piece.map((entry: unknown) => edited(entry));
  if (typeof piece !== 'object' || piece === null) return piece;
  return Object.fromEntries(
    Object.entries(piece).map(([key, value]: [string, unknown]) => [key, edited(value)]),
  );
}

it('finds words of other languages in text and labels', () => {
  expect(wordsOfOthers('<a class="x" aria-label="ლ Home">ლ 12 มี &amp; No</a>')).toEqual([
    'มี',
    'No',
    'Home',
  ]);
});
