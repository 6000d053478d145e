import { describe, expect, it } from 'vitest';
import {
  crossSubjectProblems,
  problemsOf,
  siteContent,
  siteContentSubjects,
  type SiteContentSubject,
} from './index.ts';

/** Returns the problems of a subject: `packages.1.name empty`. */
const problems = (subject: SiteContentSubject, value: unknown) =>
  problemsOf(subject, value).map(({ path, code }) => `${path.join('.')} ${code}`);

const plan = (code: string, baht: number, change: object = {}) => ({
  code,
  name: code,
  yearlySatang: baht * 100,
  subtitle: 'งานประจำวัน',
  suitability: 'ทุกคลินิก',
  users: '10 คน',
  storage: '20 GB',
  ...change,
});
const b = plan('b', 200);
const two = [plan('a', 100), b];
/** A package `a` with a change, and a package `b`. */
const changed = (change: object) => [plan('a', 100, change), b];
const table = (...from: string[]) => [
  { title: 'กลุ่ม', rows: from.map((code) => ({ label: `มีตั้งแต่ ${code}`, from: code })) },
];

it.each<[expected: string, packages: object[], comparison?: object[]]>([
  ['packages too_few:1', []],
  ['packages too_many:5', Array.from({ length: 6 }, (_, index) => plan(`p${index}`, 100 + index))],
  ['packages.1.yearlySatang not_above_smaller', [plan('a', 100), plan('b', 100)]],
  ['packages.0.yearlySatang not_a_price', changed({ yearlySatang: 0.5 })],
  ['packages.0.yearlySatang not_a_price', changed({ yearlySatang: 1e300 })],
  ['packages.0.name too_long:30', changed({ name: 'ก'.repeat(31) })],
  ['packages.0.code not_a_code', [plan('แพ็ก', 100), b], table('b')],
  ['packages.1.code repeated', [plan('a', 100), plan('a', 200)], table('a')],
  ['packages.1.isPopular second_popular', two.map((one) => ({ ...one, isPopular: true }))],
  ['packages.1.hasBranches smaller_has_it', changed({ hasBranches: true })],
  ['packages.0.suitability words_or_doctors', changed({ suitability: undefined })],
  ['packages.0.doctorsTo empty', changed({ doctorsFrom: 2 })],
  [
    'packages.1.doctorsFrom too_small:6',
    [
      plan('a', 100, { doctorsFrom: 2, doctorsTo: 5 }),
      plan('b', 200, { doctorsFrom: 5, doctorsTo: 9 }),
    ],
  ],
  ['packages.1.name adds_nothing', two, table('a')],
  ['comparison.0.rows.1.from unknown_package', two, table('a', 'gone', 'b')],
  ['comparison.0.rows.1.label repeated', two, table('a', 'a', 'b')],
  [
    'comparison.0.rows.0.from limit_or_package',
    two,
    [{ title: 'กลุ่ม', rows: [{ label: 'x', from: 'a', limit: 'users' }] }],
  ],
])('reports of packages: %s', (expected, packages, comparison = table('a', 'b')) => {
  expect(problems('packages', { packages, comparison })).toContain(expected);
});

describe('contact details', () => {
  const contact = {
    phone: '+66 2 123 4567',
    lineId: '@clinic',
    email: 'hello@clinic.co.th',
    privacyEmail: 'privacy@clinic.co.th',
    openDays: ['mon'],
    opens: '09:00',
    closes: '18:00',
    postal: { street: '1 ถนน', district: 'เขต', province: 'จังหวัด', code: '10400' },
    place: { search: '1 Road' },
  };
  const saturday = { day: 'sat', opens: '09:00', closes: '12:00' };

  it.each<[expected: string, change: object]>([
    ['phone not_a_phone', { phone: '๐๒-๑๒๓-๔๕๖๗' }],
    ['phone not_a_phone', { phone: '02-123-4567-8901' }],
    ['phone not_a_phone', { phone: '+66' }],
    ['lineId not_a_line_id', { lineId: 'clinic' }],
    ['privacyEmail not_an_email', { privacyEmail: 'hello@clinic' }],
    ['openDays too_few:1', { openDays: [] }],
    ['opens not_a_time', { opens: '9.00' }],
    ['closes not_after_opening', { opens: '18:00', closes: '09:00' }],
    ['otherHours.0.day not_an_open_day', { otherHours: [{ ...saturday, day: 'tue' }] }],
    [
      'otherHours.0.closes not_after_opening',
      { openDays: ['mon', 'sat'], otherHours: [{ ...saturday, closes: '08:00' }] },
    ],
    ['otherHours.1.day repeated', { openDays: ['sat'], otherHours: [saturday, saturday] }],
    ['crm not_an_address', { crm: 'javascript:alert(1)' }],
    ['closedDays.0.day not_a_day', { closedDays: [{ day: '2026-02-30' }] }],
    ['postal.code not_a_postal_code', { postal: { ...contact.postal, code: '1040' } }],
  ])('report %s', (expected, change) => {
    expect(problems('contact', { ...contact, ...change })).toContain(expected);
  });

  it.each(['+66 2 123 4567', '(081) 234-5678', '1234', '1800 123 456'])(
    'accept the phone number %s',
    (phone) => {
      expect(problems('contact', { ...contact, phone })).toEqual([]);
    },
  );
});

const clinic = { name: 'คลินิก', mark: 'leaf' };
const reason = { title: 'a', detail: 'b' };
const section = { blockType: 'clinics', title: ['a'] };
const home = (hero: object = {}, change: object = {}) => ({
  searchTitle: '{{name}}',
  searchDescription: '{{price}}',
  hero: {
    title: ['a'],
    lead: '{{name}}',
    devices: 'b',
    phone: 'c',
    toForm: 'd',
    reasons: [reason, reason, reason],
    ...hero,
  },
  closing: { title: ['a'], lead: ['b'] },
  sections: [section],
  ...change,
});
const device = { name: 'a', model: 'b', priceSatang: 5, description: 'c', facts: ['d'] };
const faq = (question: string, answer = 'ได้') => ({ questions: [{ question, answer }] });

it.each<[expected: string[], subject: SiteContentSubject, value: object]>([
  [[], 'claims', {}],
  [
    ['devices.0.priceSatang not_a_price', 'devices.0.drawing empty'],
    'equipment',
    { devices: [{ ...device, drawing: 'camera' }] },
  ],
  [
    ['stories.0.quote empty', 'clinics.1.name repeated'],
    'stories',
    { clinics: [clinic, clinic], stories: [{ ...clinic, clinic: 'a' }] },
  ],
  [
    ['claims.0.figure not_a_figure', 'claims.1.figure not_hours'],
    'claims',
    {
      claims: [
        { claim: 'stability', figure: '99.9 %' },
        { claim: 'hoursSaved', figure: '9' },
        { claim: 'availability', figure: '24/7' },
        { claim: 'clinics', figure: '100' },
      ],
    },
  ],
  [[], 'home', home()],
  [['hero.lead unknown_placeholder'], 'home', home({ lead: '{{name}} {{price}}' })],
  [['searchTitle unknown_placeholder'], 'home', home({}, { searchTitle: '{{price}}' })],
  [['hero.reasons too_few:3'], 'home', home({ reasons: [reason] })],
  [['hero.title.1 too_wide_for_headline'], 'home', home({ title: ['ก', 'ระบบคลินิกที่หมอไว้วางใจ'] })],
  [['questions.0.answer unknown_placeholder'], 'questions', faq('ย้ายได้ไหม', 'ได้ {{price}}')],
  [['questions.0.question unknown_placeholder'], 'questions', faq('{{price}}')],
  // Texts without visible characters.
  [['questions.0.question empty'], 'questions', faq('\u3164')],
  [['questions.0.question empty'], 'questions', faq('\u2800 \u00ad')],
  // Characters that change direction, break lines or are not characters.
  [['questions.0.question unfit_characters'], 'questions', faq('ก\u2028ข')],
  [['questions.0.question unfit_characters'], 'questions', faq('ก\ufffd')],
  [['questions.0.question unfit_characters'], 'questions', faq(`ก${'้'.repeat(9)}`)],
  [[], 'questions', faq('😀', 'รา\u200bคา')],
  [['sections.1.blockType repeated'], 'home', home({}, { sections: [section, section] })],
  [
    ['sections.0.title empty'],
    'home',
    home({}, { sections: [{ blockType: 'faq', closing: 'c' }] }),
  ],
])('reports %j of the subject %s', (expected, subject, value) => {
  expect(problems(subject, value)).toEqual(expected);
});

describe('promotions', () => {
  const promotion = (name: string, from: string, until: string, baht: Record<string, number>) => ({
    name,
    text: 'ลดราคา',
    from,
    until,
    prices: Object.entries(baht).map(([code, price]) => ({
      package: code,
      yearlySatang: price * 100,
    })),
  });
  const may = promotion('may', '2027-05-01', '2027-05-31', { a: 90, b: 150 });

  it.each<[expected: string[], other: object]>([
    [[], promotion('june', '2027-06-01', '2027-06-30', { a: 90 })],
    [[], promotion('other package', '2027-05-01', '2027-05-31', { c: 90 })],
    [['package second_promotion'], promotion('late may', '2027-05-31', '2027-06-30', { a: 80 })],
  ])('allow one of a package at a time: %j', (expected, other) => {
    expect(problems('promotions', { promotions: [may, other] })).toEqual(
      expected.map((one) => `promotions.1.prices.0.${one}`),
    );
  });

  it('have days in order, another name, and a price', () => {
    const wrong = promotion('may', '2027-07-02', '2027-07-01', {});
    expect(problems('promotions', { promotions: [may, wrong] })).toEqual([
      'promotions.1.prices too_few:1',
      'promotions.1.name repeated',
      'promotions.1.until ends_before_start',
    ]);
  });

  it.each<[expected: string[], day: string, packages: object[]]>([
    [[], '2027-05-31', two],
    [
      [
        'promotions.promotions.0.prices.1.yearlySatang not_below_ordinary',
        'packages.packages.1.yearlySatang not_above_promotion',
      ],
      '2027-04-01',
      [plan('a', 100), plan('b', 150)],
    ],
    [
      [
        'promotions.promotions.0.prices.1.package unknown_package',
        'packages.packages package_in_promotion',
      ],
      '2027-05-31',
      [plan('a', 100)],
    ],
    [[], '2027-06-01', [plan('a', 100)]],
  ])('have lower prices of packages on sale until they end: %j', (expected, day, packages) => {
    const facts = {
      packages: siteContentSubjects.packages.parse({
        packages,
        comparison: table(...packages.map((_, index) => 'ab'.charAt(index))),
      }),
      promotions: siteContentSubjects.promotions.parse({ promotions: [may] }),
      questions: { questions: [] },
    };
    const found = [...crossSubjectProblems(facts, day)];
    expect(found.map(({ code, path }) => `${path.join('.')} ${code}`)).toEqual(expected);
  });
});

describe('the thesaurus', () => {
  const thesaurus = (...groups: unknown[]) => problems('thesaurus', { groups });

  it('may be empty, and its groups may share words', () => {
    expect(thesaurus()).toEqual([]);
    expect(thesaurus('หมอฟัน, ทันตแพทย์', 'dentist , หมอฟัน', 'เปอร์เซ็นต์, %')).toEqual([]);
  });

  it.each<[expected: string, group: unknown]>([
    ['empty', ''],
    ['empty', 7],
    ['too_few_words:2', 'หมอฟัน'],
    ['comma_without_word', 'หมอฟัน, , ทันตแพทย์'],
    ['word_twice', 'X-ray, x-ray'],
    ['word_twice', 'น\u0e49\u0e33, น\u0e49\u0e4d\u0e32'],
    ['word_without_letter', 'หมอฟัน, -'],
    ['too_many_words:20', Array.from({ length: 21 }, (_, index) => `ก${index}`).join(',')],
    ['word_too_long:60', `ก, ${'ข'.repeat(61)}`],
    ['too_long:300', `ก, ${'ข'.repeat(300)}`],
    ['unfit_characters', 'หมอ\u0000ฟัน, ทันตแพทย์'],
    ['repeated', ' dental,  หมอฟัน'],
  ])('reports %s', (expected, group) => {
    expect(thesaurus('หมอฟัน, dental', group)).toEqual([`groups.1 ${expected}`]);
  });

  it('must be a list of at most 800 groups', () => {
    const many = Array.from({ length: 801 }, (_, index) => `ก${index}, ข${index}`);
    expect(thesaurus(...many)).toEqual(['groups too_many:800']);
    expect(problems('thesaurus', {})).toEqual(['groups empty']);
    expect(problems('thesaurus', { groups: 'หมอฟัน, dental' })).toHaveLength(1);
  });
});

it('reads responses of newer and older offices', () => {
  expect(siteContent.parse({ weather: {} })).toEqual({});
  expect(siteContent.safeParse({ packages: { packages: two } }).success).toBe(false);
});
