import { builtInSection } from '@clinicdee/brand/site-content';
import { expect, it } from 'vitest';
import { fileFacts } from '../content/facts.ts';
import { judgeHomes } from './judge-home.ts';
import { readEdits } from './read-edits.ts';

const { home } = fileFacts;
const faq = { blockType: 'faq', title: 'ถามมา', closing: 'โทรเลย' } as const;
const shown = { ...home, sections: [faq, builtInSection('pricing')] };
const judged = (change: object, last = home) => {
  const { document, problems, refused } = judgeHomes(
    { home: { ...shown, ...change } },
    { ...fileFacts, home: last },
  );
  return { home: readEdits(document).home, problems, refused };
};
const kinds = ({ sections }: typeof home) => sections.map(({ blockType }) => blockType);

it('shows valid sections in their order', () => {
  expect(judged({})).toMatchObject({ home: shown, problems: [], refused: { home: [] } });
});

it('keeps the last valid version of an invalid section, else shows the built-in one', () => {
  const sections = [builtInSection('pricing'), { ...faq, title: '' }];
  const kept = judged({ sections }, shown);
  expect(kept.home.sections[1]).toEqual(faq);
  expect(kept).toMatchObject({
    refused: { home: ['faq'] },
    problems: ['home.sections.faq.title: empty'],
  });
  expect(judged({ sections }).home.sections[1]).toEqual(builtInSection('faq'));
});

it('leaves out unknown and repeated sections', () => {
  const { home: left, problems } = judged({
    sections: [faq, { blockType: 'video' }, { ...faq, title: 'อีกครั้ง' }],
  });
  expect(left.sections).toEqual([faq]);
  expect(problems).toEqual(['home.sections: unknown kind video']);
});

it('keeps the last valid text above the sections, and shows the sections', () => {
  const sections = [builtInSection('results')];
  const { home: kept } = judged({ searchTitle: '{{secret}}', hero: {}, sections }, shown);
  expect(kept).toMatchObject({ searchTitle: shown.searchTitle, hero: shown.hero });
  expect(kinds(kept)).toEqual(['results']);
});

it('judges the English landing page by itself, and shows the Thai sections until it is published', () => {
  const sections = [{ ...faq, title: '' }];
  const { document, problems } = judgeHomes({ 'home-en': { ...fileFacts['home-en'], sections } });
  const read = readEdits(document);
  expect(read.home).toEqual(home);
  expect(read['home-en'].sections).toMatchObject([{ title: 'Before you start' }]);
  expect(problems).toEqual(['home-en.sections.faq.title: empty']);
  expect(kinds(readEdits({ home: shown })['home-en'])).toEqual(['faq', 'pricing']);
});

it('reads the first screen and the order of sections of an office of an earlier release', () => {
  const { title, lead, devices, toForm } = home.hero;
  const hero = { title, lead, devices, toForm, phone: 'โทร' };
  const sections = [
    { section: 'faq', isShown: true },
    { section: 'clinics', isShown: false },
    { section: 'pricing', isShown: true },
  ];
  const { document } = judgeHomes({ hero, sections: { sections } });
  const { home: read } = readEdits(document);
  expect(kinds(read)).toEqual(['faq', 'pricing']);
  expect(read.hero).toEqual({ ...home.hero, phone: 'โทร' });
});

it('changes nothing in a document without a landing page', () => {
  for (const document of [{}, undefined, { contact: 1 }])
    expect(judgeHomes(document).document).toBe(document);
});
