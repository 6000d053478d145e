import { expect, it } from 'vitest';
import { draftOf, judgePages } from './judge-pages.ts';

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
const good = judgePages([page()], []).pages;
const sectionIds = (pages: typeof good) =>
  pages.map(({ sections }) => sections.map(({ id }) => id));

it('reads pages of valid sections as they are', () => {
  expect(judgePages([page()], []).problems).toEqual([]);
  expect(good[0]).toMatchObject({ slug: 'new-year', previousSlugs: [], isHidden: false });
  expect(good[0]?.sections).toMatchObject([{ heading: 'หัวข้อ', linkText: '' }, faq]);
  // An office that has none.
  expect(judgePages(undefined, good)).toEqual({ pages: [], problems: [] });
});

it('keeps the last good version of a section, and leaves out what never had one', () => {
  const broken = { ...text, heading: '' };
  const unknown = { id: 'c', blockType: 'video' };
  const sent = [page({ heading: 'แก้แล้ว', sections: [broken, unknown, faq] })];
  const again = judgePages(sent, good);
  expect(again.pages[0]).toMatchObject({ heading: 'แก้แล้ว', sections: [{ heading: 'หัวข้อ' }, faq] });
  expect(again.problems).toEqual([
    'pages.7.sections.a.heading: empty',
    'pages.7.sections.c: unknown kind video',
  ]);
  expect(sectionIds(judgePages(sent, []).pages)).toEqual([['b']]);
});

it('keeps the last good version of a page whose own texts are invalid; the others change', () => {
  const other = page({ id: 8, slug: 'other' });
  const { pages, problems } = judgePages([page({ lead: '' }), other], good);
  expect(pages.map(({ slug, lead }) => [slug, lead])).toEqual([
    ['new-year', 'คำนำ'],
    ['other', 'คำนำ'],
  ]);
  expect(problems).toEqual(['pages.7.lead: empty']);
  expect(judgePages([page({ slug: 'Not a slug' })], []).pages).toEqual([]);
  expect(judgePages('no list', good).pages).toEqual(good);
});

it('shows a section of the landing page once', () => {
  const sections = [faq, { ...faq, id: 'd' }];
  expect(sectionIds(judgePages([page({ sections })], []).pages)).toEqual([['b']]);
});

it('marks the invalid sections of a draft', () => {
  const draft = draftOf({ page: page({ sections: [{ ...text, heading: '' }, faq] }) });
  expect(draft?.sections).toMatchObject([{ blockType: 'refused' }, faq]);
  expect(draftOf({ packages: {} })).toBeUndefined();
});
