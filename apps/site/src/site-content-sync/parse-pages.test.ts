import { builtInSection } from '@clinicdee/brand/site-content';
import { expect, it } from 'vitest';
import { fileFacts } from '../content/facts.ts';
import { draftOf, parseHomes, parsePages } from './parse-pages.ts';
import { readFacts } from './read-facts.ts';

const text = { id: 'a', blockType: 'text', heading: 'หัวข้อ', paragraphs: [{ text: 'ข้อความ' }] };
const faq = { id: 'b', blockType: 'landing', section: 'faq' };
const page = (change: object = {}) => ({
  id: 7,
  slug: 'new-year',
  updatedAt: '2026-12-01T00:00:00.000Z',
  heading: 'ปีใหม่',
  lead: 'คำนำ',
  searchTitle: 'ปีใหม่',
  searchDescription: 'คำอธิบาย',
  sections: [text, faq],
  ...change,
});
const good = parsePages([page()], []).pages;
const sectionIds = (pages: typeof good) =>
  pages.map(({ sections }) => sections.map(({ id }) => id));

it('reads pages of valid sections as they are', () => {
  expect(parsePages([page()], []).problems).toEqual([]);
  expect(good[0]).toMatchObject({ slug: 'new-year', previousSlugs: [], isHidden: false });
  expect(good[0]?.sections).toMatchObject([{ heading: 'หัวข้อ', linkText: '' }, faq]);
  // An office that has none.
  expect(parsePages(undefined, good)).toEqual({ pages: [], problems: [] });
});

it('keeps the last good version of a section, and leaves out what never had one', () => {
  const broken = { ...text, heading: '' };
  const unknown = { id: 'c', blockType: 'video' };
  const sent = [page({ heading: 'แก้แล้ว', sections: [broken, unknown, faq] })];
  const again = parsePages(sent, good);
  expect(again.pages[0]).toMatchObject({ heading: 'แก้แล้ว', sections: [{ heading: 'หัวข้อ' }, faq] });
  expect(again.problems).toEqual([
    'pages.7.sections.a.heading: empty',
    'pages.7.sections.c.blockType: invalid_union',
  ]);
  expect(sectionIds(parsePages(sent, []).pages)).toEqual([['b']]);
});

it('keeps the last good version of a page whose own texts are invalid; the others change', () => {
  const other = page({ id: 8, slug: 'other' });
  const { pages, problems } = parsePages([page({ lead: '' }), other], good);
  expect(pages.map(({ slug, lead }) => [slug, lead])).toEqual([
    ['new-year', 'คำนำ'],
    ['other', 'คำนำ'],
  ]);
  expect(problems).toEqual(['pages.7.lead: empty']);
  expect(parsePages([page({ slug: 'Not a slug' })], []).pages).toEqual([]);
  expect(parsePages('no list', good).pages).toEqual(good);
});

it('shows a section of the landing page once', () => {
  const sections = [faq, { ...faq, id: 'd' }];
  expect(sectionIds(parsePages([page({ sections })], []).pages)).toEqual([['b']]);
});

it('marks the invalid sections of a draft', () => {
  const draft = draftOf({ page: page({ sections: [{ ...text, heading: '' }, faq] }) });
  expect(draft?.sections).toMatchObject([{ blockType: 'refused' }, faq]);
  expect(draftOf({ packages: {} })).toBeUndefined();
});

const { home } = fileFacts;
const questions = { blockType: 'faq', title: 'ถามมา', closing: 'โทรเลย' } as const;
const shown = { ...home, sections: [questions, builtInSection('pricing')] };
const parsed = (change: object, last = home) => {
  const { document, problems, refused } = parseHomes(
    { home: { ...shown, ...change } },
    { ...fileFacts, home: last },
  );
  return { home: readFacts(document).home, problems, refused };
};
const kinds = ({ sections }: typeof home) => sections.map(({ blockType }) => blockType);

it('shows valid sections in their order', () => {
  expect(parsed({})).toMatchObject({ home: shown, problems: [], refused: { home: [] } });
});

it('keeps the last valid version of an invalid section, else shows the built-in one', () => {
  const sections = [builtInSection('pricing'), { ...questions, title: '' }];
  const kept = parsed({ sections }, shown);
  expect(kept.home.sections[1]).toEqual(questions);
  expect(kept).toMatchObject({
    refused: { home: ['faq'] },
    problems: ['home.sections.faq.title: empty'],
  });
  expect(parsed({ sections }).home.sections[1]).toEqual(builtInSection('faq'));
});

it('leaves out unknown and repeated sections', () => {
  const { home: left, problems } = parsed({
    sections: [questions, { blockType: 'video' }, { ...questions, title: 'อีกครั้ง' }],
  });
  expect(left.sections).toEqual([questions]);
  expect(problems).toEqual(['home.sections.video.blockType: invalid_union']);
});

it('keeps the last valid text above the sections, and shows the sections', () => {
  const sections = [builtInSection('results')];
  const { home: kept } = parsed({ searchTitle: '{{secret}}', hero: {}, sections }, shown);
  expect(kept).toMatchObject({ searchTitle: shown.searchTitle, hero: shown.hero });
  expect(kinds(kept)).toEqual(['results']);
});

it('parses the English landing page by itself, and shows the Thai sections until it is published', () => {
  const sections = [{ ...questions, title: '' }];
  const { document, problems } = parseHomes({ 'home-en': { ...fileFacts['home-en'], sections } });
  const read = readFacts(document);
  expect(read.home).toEqual(home);
  expect(read['home-en'].sections).toMatchObject([{ title: 'Before you start' }]);
  expect(problems).toEqual(['home-en.sections.faq.title: empty']);
  expect(kinds(readFacts({ home: shown })['home-en'])).toEqual(['faq', 'pricing']);
});

it('changes nothing in a document without a landing page', () => {
  for (const document of [{}, undefined, { contact: 1 }])
    expect(parseHomes(document).document).toBe(document);
});
