import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileFacts } from '../../content/facts.ts';
import { contentsOf, fileContents, showContents } from '../../content/site-content.ts';
import { startedOn } from '../../content/started-on.ts';
import { openDatabase } from '../../storage/database.ts';
import { testCatalogue } from '../test-catalogue.ts';
import { searchSuggestions } from './suggestions.ts';

const bench = testCatalogue();
const database = openDatabase(bench.dataDir);
const suggestions = searchSuggestions(database, () => bench.catalogue.knownWords());
const publish = (...groups: string[]) =>
  showContents(contentsOf({ ...fileFacts, thesaurus: { groups } }, startedOn));

beforeAll(async () => {
  publish('หมอฟัน, ทันตแพทย์, ทันตกรรม, dentist', 'เลเซอร์, laser', 'ค่าหมอ, ค่าแพทย์');
  await bench.fill([
    { title: 'ทันตกรรมยุคใหม่', slug: 'dental', content: '<p>ทันตกรรม</p>', tags: 'ทันตกรรมเด็ก' },
    { title: 'คิดค่าแพทย์ให้ตรง', slug: 'fee', content: '<p>ค่าแพทย์</p>' },
  ]);
});
afterAll(async () => {
  showContents(fileContents);
  database.close();
  await bench.dispose();
});

it.each<[string, string[]]>([
  ['ทันต', ['ทันตกรรม', 'ทันตแพทย์', 'ทันตกรรมเด็ก', 'ทันตกรรมยุคใหม่']],
  ['DENT', ['dentist']],
  ['  ทันตเเพ ', ['ทันตแพทย์']],
  // Synonyms of no article are not suggested.
  ['เลเซอร์', []],
  ['las', []],
  // Matches inside a title follow those at its beginning.
  ['ค่าแพ', ['ค่าแพทย์', 'คิดค่าแพทย์ให้ตรง']],
  // Neither the typed text itself nor two letters inside a word.
  ['หมอฟัน', []],
  ['แพ', []],
  ['ท', []],
  ['', []],
  ['%', []],
])('suggests for %j %j', (typed, expected) => {
  expect(suggestions.for(typed)).toEqual(expected);
});

it('follows new articles and synonyms, and suggests at most eight', async () => {
  const titles = Array.from({ length: 20 }, (_, index) => `นัดหมายแบบที่ ${index}`);
  await bench.fill([{ title: 'เลเซอร์', slug: 'laser', content: '<p>เลเซอร์</p>' }]);
  expect(suggestions.for('las')).toEqual(['laser']);
  await bench.fill(titles.map((title, index) => ({ title, content: '', slug: `n${index}` })));
  expect(suggestions.for('นัด')).toHaveLength(8);
  publish('ดูแลฟัน, ทันตกรรม');
  expect(suggestions.for('ดูแล')).toEqual(['ดูแลฟัน']);
  expect(suggestions.for('หมอ')).toEqual([]);
});
