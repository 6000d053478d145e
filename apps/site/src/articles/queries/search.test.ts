import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileFacts } from '../../content/facts.ts';
import { contentsOf, fileContents, showContents } from '../../content/site-content.ts';
import { startedOn } from '../../content/started-on.ts';
import { openDatabase } from '../../storage/database.ts';
import { testCatalogue } from '../test-catalogue.ts';

const articles = {
  dental: { title: 'คลินิกทันตกรรมเริ่มอย่างไร', content: '<p>เก้าอี้ทำฟันสองตัว ทักทาง LINE</p>' },
  water: { title: 'ค่าน้ำค่าไฟของคลินิก', content: '<p>น้ำแข็งและน้ำดื่ม ปี 2568</p>' },
  doctor: { title: 'คิดค่าแพทย์ให้ตรงทุกเคส', content: '<p>ค่ามือ ค่าเวร X-ray</p>' },
  stock: { title: 'ยาใกล้หมดอายุ', content: '<p>นับเป็นล็อต ตรวจสอบวันหมดอายุของผู้ป่วย</p>', tags: 'คลังยา' },
  beauty: {
    title: 'คลินิกเสริมความงามเปิดใหม่',
    content: '<p>เเผนกต้อนรับ ห้อง ๑๒๓ ถึง ๑๓๐ นํ้าเกลือ เวชระเบียน</p>',
  },
  law: { title: 'PDPA ในคลินิกเล็ก', content: '<h2>มาตรา 19</h2><p>ความยินยอม 100% & "ชัดแจ้ง"</p>' },
};

/** A query, the input class it stands for, and the articles it finds. */
const cases: [search: string, kind: string, found: (keyof typeof articles)[]][] = [
  ['ทันตกรรม', 'a word', ['dental']],
  ['ตกรรม', 'inside a compound', ['dental']],
  ['แพทย์', 'inside ค่าแพทย์', ['doctor']],
  ['ผู้ป่วย', 'two tone marks', ['stock']],
  ['ยา', 'shorter than a trigram', ['stock']],
  ['น้ำ', 'SARA AM', ['water', 'beauty']],
  ['น\u0e49\u0e4d\u0e32', 'tone, NIKHAHIT, SARA AA', ['water', 'beauty']],
  ['น\u0e33\u0e49', 'the tone after SARA AM', ['water', 'beauty']],
  ['น\u0e49\u0e33ดื่ม', 'SARA AM inside a compound', ['water']],
  ['เเพทย์', 'two SARA E for one SARA AE', ['doctor']],
  ['เก้าอ\u0e49\u0e35', 'tone before the vowel', ['dental']],
  ['เกา\u0e49อ\u0e35\u0e49\u0e49', 'a tone after its vowel, and twice', ['dental']],
  ['๒๕๖๘', 'Thai digits for Arabic ones', ['water']],
  ['มาตรา ๑๙', 'a heading, Thai digits, a space', ['law']],
  ['pdpa', 'lower case', ['law']],
  ['ＰＤＰＡ', 'full-width letters', ['law']],
  ['x-ray', 'a hyphen is no operator', ['doctor']],
  ['100%', 'a percent sign is no wildcard', ['law']],
  ['"ชัดแจ้ง"', 'quotes are no syntax', ['law']],
  ['คลังยา', 'a tag', ['stock']],
  ['คลินิก เล็ก', 'two words', ['law']],
  ['คลินิกค่าแพทย์', 'no article has both: the rarer word counts', ['doctor']],
  ['ค่าแพทย์เคส', 'typed together, found apart', ['doctor']],
  ['คลินิก', 'in titles, in list order', ['water', 'dental', 'law', 'beauty']],
  ['หมดอายุ\u200bของ', 'an invisible space', ['stock']],
  ['  ค่าแพทย์  ', 'spaces around', ['doctor']],
  ['ความงาม', 'the last part of a compound', ['beauty']],
  ['คลินิกความงาม', 'two parts of a compound without the middle', ['beauty']],
  ['๑๒๓', 'Thai digits in both', ['beauty']],
  ['13', 'the beginning of a number', ['beauty']],
  ['น้ำเกลือ', 'NIKHAHIT in the text, SARA AM in the search', ['beauty']],
  ['แผนก', 'two SARA E in the text, SARA AE in the search', ['beauty']],
  ['XRAY', 'without its hyphen', ['doctor']],
  ['x ray', 'with a space for it', ['doctor']],
  ['เอ็กซเรย์', 'in the other script', ['doctor']],
  ['ทันตกัม', 'spelled by sound', ['dental']],
  ['หมอฟัน', 'a synonym', ['dental']],
  ['8jkcrmpN', 'typed in the English keyboard layout', ['doctor']],
  ['xj;p', 'punctuation in that layout', ['stock']],
  ['LINE OA', 'a phrase of the thesaurus of which articles have one word', ['dental']],
  ['แำืะ', 'typed in the Thai layout, a word of no article', []],
  ['ศบศบศบ', 'brackets in the other layout', []],
  ['ค่าแพทย์ ปลาหมึก', 'an additional word that no article has', ['doctor']],
  ['ยน', 'two letters at the very end', ['beauty']],
  ['งา', 'two letters inside a compound', ['beauty']],
  ['น้', 'a letter with its mark', ['water', 'beauty']],
  ['ท', 'one letter: in titles alone', ['dental', 'doctor']],
  ['X', 'one letter: words that begin with it', ['doctor']],
  ['%', 'one symbol', []],
  ['ปลาหมึก', 'a word of no article', []],
  ['""""', 'quotes alone', []],
  ['"คลังยา', 'an unclosed quote', ['stock']],
  ['(คลังยา', 'a bracket is no syntax', ['stock']],
  ['ค่าแพทย์ AND เคส', 'AND is no operator', ['doctor']],
  ['a\u0000b', 'a NUL character', []],
  ['ก'.repeat(100), 'a very long word', []],
];

type Bench = ReturnType<typeof testCatalogue>;
const find = ({ catalogue }: Bench, search: string) =>
  catalogue.list({ page: 1, order: 'best', tag: undefined, search });
const slugsOf = (list: { articles: { slug: string }[] }) => list.articles.map(({ slug }) => slug);

describe('a search finds', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = testCatalogue();
    await bench.fill(Object.entries(articles).map(([slug, article]) => ({ ...article, slug })));
  });
  afterAll(() => bench.dispose());

  it.each(cases)('%j (%s)', (search, _kind, expected) => {
    expect(slugsOf(find(bench, search)).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    'zzzz',
    'sss',
    'กกกกก',
    'นนนน',
    'ผผผผผ',
    'อออออ',
    'ฟหกด',
    'กดฟหกด',
    'กขคง',
    'asdf',
    'kkk',
    'ฟฟฟ2567',
    'ฮฮฮabc',
  ])('nothing for the random letters %s', async (search) => {
    const text =
      'ศ. กก นน พบ ก็ ใหญ่ กด หก ด ท CS กล้อง CCTV 12567 abcdef ออก ออนไลน์ รับมือข้อร้องเรียน ทีมของเราดูแลให้';
    await bench.fill([{ title: `รวมคำสั้น: ${text}`, content: `<p>${text}</p>`, slug: 'short' }]);
    const list = find(bench, search);
    expect([list.total, list.instead]).toEqual([0, undefined]);
  });

  it('text, and shows the passage when title and excerpt do not contain the word', async () => {
    const before = 'คนไข้ใหม่เดินเข้ามาที่เคาน์เตอร์แล้วยื่นบัตรประชาชนให้พนักงาน '.repeat(6);
    const content = `<p>${before}จากนั้นระบบพิมพ์สติกเกอร์ติดแฟ้มให้ทันที ${before}</p>`;
    await bench.fill([{ title: 'ลงทะเบียน', excerpt: 'สามสิบวินาที', content, slug: 'passage' }]);
    const [found] = find(bench, 'สติกเกอร์').articles;
    expect(found?.excerpt).toMatch(/^….{0,60}สติกเกอร์ติดแฟ้ม.*…$/);
    expect(found?.excerpt.length).toBeLessThanOrEqual(152);
  });

  it.each([
    ['whose syllables are words as well', 'สิบเปอร์เซ็น', 'เปอร์เซ็นต์'],
    ['that is in the dictionary', 'คลีนิค', 'คลินิก'],
    ['without its silent letter', 'คลาว', 'คลาวด์'],
  ])('a misspelled word %s: %s', async (_, search, right) => {
    const title = `สิบ${right}`;
    await bench.fill([{ title, content: '<p>เซ็นสัญญา กลัว</p>', slug: search }]);
    const list = find(bench, search);
    expect(list.instead?.split(' ').at(-1)).toBe(right);
    expect(slugsOf(list)).toContain(search);
  });

  it('titles before texts', async () => {
    await bench.fill([{ title: 'ฮอร์โมน', content: '<p>ทันตกรรม</p>', slug: 'last' }]);
    expect(slugsOf(find(bench, 'ทันตกรรม'))).toEqual(['dental', 'last']);
  });
});

it('uses synonyms as soon as the office publishes them', async () => {
  const bench = testCatalogue();
  await bench.fill([{ ...articles.dental, slug: 'dental' }]);
  const found = (search: string) => find(bench, search).total;
  try {
    expect([found('สิวเสี้ยน'), found('หมอฟัน')]).toEqual([0, 1]);
    showContents(
      contentsOf({ ...fileFacts, thesaurus: { groups: ['สิวเสี้ยน, ทันตกรรม'] } }, startedOn),
    );
    expect(found('สิวเสี้ยน')).toBe(1);
    showContents(contentsOf({ ...fileFacts, thesaurus: { groups: [] } }, startedOn));
    expect(found('สิวเสี้ยน')).toBe(0);
  } finally {
    showContents(fileContents);
  }
  expect(found('หมอฟัน')).toBe(1);
  await bench.dispose();
});

it('ranks an exact phrase before its words apart', async () => {
  const bench = testCatalogue();
  const apart = '<p>เหตุผลซ้ำกันอยู่สามกลุ่ม ในข้อความมีชื่อคนไข้ ชื่อแพทย์ และชื่อสาขา</p>';
  await bench.fill([
    { title: 'ลดคนไข้ไม่มาตามนัด', slug: 'apart', content: apart },
    { title: 'ออกใหม่', slug: 'said', content: '<p>วันที่สี่เราเจอคนไข้ชื่อซ้ำ</p>' },
  ]);
  expect(slugsOf(find(bench, 'ชื่อซ้ำ'))).toEqual(['said', 'apart']);
  await bench.dispose();
});

it('finds articles of an earlier release once they are derived again', async () => {
  const bench = testCatalogue();
  await bench.fill([{ ...articles.dental, slug: 'dental' }]);
  const database = openDatabase(bench.dataDir);
  database.exec("DELETE FROM article_index; UPDATE catalogue SET value = 'old'");
  expect(find(bench, 'หมอฟัน').total).toBe(0);
  database.exec('UPDATE articles SET rules = 1');
  await bench.writer.rederive(bench.writer.outdated());
  expect(find(bench, 'หมอฟัน').total).toBe(1);
  database.close();
  await bench.dispose();
});
