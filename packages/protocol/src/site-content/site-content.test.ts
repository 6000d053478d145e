import { describe, expect, it } from 'vitest';
import { siteContent, problemsOf } from './index.ts';

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
const table = (...from: string[]) => [
  { title: 'กลุ่ม', rows: from.map((code) => ({ label: `มีตั้งแต่ ${code}`, from: code })) },
];
const codes = (packages: object[], comparison: object[] = table('a', 'b')) =>
  problemsOf('packages', { packages, comparison }).map(
    ({ path, code }) => `${path.join('.')} ${code}`,
  );

const reached = {
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
const facebook = { address: 'https://www.facebook.com/clinic' };

const two = [plan('a', 100), plan('b', 200)];

it('takes packages that fit each other', () => {
  expect(codes(two)).toEqual([]);
});

describe('tells the field and the rule', () => {
  it.each<[expected: string, packages: object[], comparison?: object[]]>([
    ['packages too_few:1', []],
    [
      'packages too_many:5',
      Array.from({ length: 6 }, (_, index) => plan(`p${index}`, 100 + index)),
    ],
    ['packages.1.yearlySatang not_above_smaller', [plan('a', 100), plan('b', 100)]],
    ['packages.0.yearlySatang not_a_price', [plan('a', 0.005), plan('b', 200)]],
    [
      'packages.0.yearlySatang not_a_price',
      [plan('a', 1, { yearlySatang: 1e300 }), plan('b', 200)],
    ],
    ['packages.0.name empty', [plan('a', 100, { name: ' ' }), plan('b', 200)]],
    ['packages.0.name too_long:30', [plan('a', 100, { name: 'ก'.repeat(31) }), plan('b', 200)]],
    ['packages.0.name unfit_characters', [plan('a', 100, { name: 'a\u202eb' }), plan('b', 200)]],
    [
      'packages.0.name unfit_characters',
      [plan('a', 100, { name: `ก${'้'.repeat(9)}` }), plan('b', 200)],
    ],
    ['packages.0.code not_a_code', [plan('แพ็ก', 100), plan('b', 200)], table('b')],
    ['packages.1.code repeated', [plan('a', 100), plan('a', 200)], table('a')],
    ['packages.1.isPopular second_popular', two.map((one) => ({ ...one, isPopular: true }))],
    [
      'packages.1.hasBranches smaller_has_it',
      [plan('a', 100, { hasBranches: true }), plan('b', 200)],
    ],
    [
      'packages.0.suitability words_or_doctors',
      [plan('a', 100, { suitability: undefined }), plan('b', 200)],
    ],
    ['packages.0.doctorsTo empty', [plan('a', 100, { doctorsFrom: 2 }), plan('b', 200)]],
    [
      'packages.1.doctorsFrom too_small:6',
      [
        plan('a', 100, { doctorsFrom: 2, doctorsTo: 5 }),
        plan('b', 200, { doctorsFrom: 5, doctorsTo: 9 }),
      ],
    ],
    ['packages.1.name adds_nothing', two, table('a')],
    ['comparison.0.rows.1.from unknown_package', two, table('a', 'gone', 'b')],
    [
      'comparison.0.rows.0.from limit_or_package',
      two,
      [
        {
          title: 'กลุ่ม',
          rows: [{ label: 'x', from: 'a', limit: 'users' }, ...(table('a', 'b')[0]?.rows ?? [])],
        },
      ],
    ],
  ])('%s', (expected, packages, comparison) => {
    expect(codes(packages, comparison)).toContain(expected);
  });

  it.each<[expected: string, change: object]>([
    ['phone not_a_phone', { phone: 'โทรหาเรา' }],
    ['phone not_a_phone', { phone: '0000' }],
    ['phone not_a_phone', { phone: '๐๒-๑๒๓-๔๕๖๗' }],
    ['phone not_a_phone', { phone: '02-123-4567-8901' }],
    ['phone not_a_phone', { phone: '+66' }],
    ['phone empty', { phone: undefined }],
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
    ['otherHours.0.opens not_a_time', { otherHours: [{ ...saturday, opens: '9' }] }],
    ['otherHours.1.day repeated', { openDays: ['sat'], otherHours: [saturday, saturday] }],
    ['crm not_an_address', { crm: 'javascript:alert(1)' }],
    ['crm not_an_address', { crm: 'http://crm.clinic.co.th' }],
    ['profiles.0.address not_an_address', { profiles: [{ address: 'facebook.com/clinic' }] }],
    ['profiles.1.address repeated', { profiles: [facebook, facebook] }],
    ['closedDays.0.day not_a_day', { closedDays: [{ day: '2026-02-30' }] }],
    ['closedDays.1.day repeated', { closedDays: [{ day: '2026-12-28' }, { day: '2026-12-28' }] }],
    ['postal.code empty', { postal: { ...reached.postal, code: '' } }],
    ['postal.code not_a_postal_code', { postal: { ...reached.postal, code: '1040' } }],
    ['place.road too_long:30', { place: { search: 'a', road: 'ก'.repeat(31) } }],
  ])('of contact data: %s', (expected, change) => {
    expect(problemsOf('contact', reached)).toEqual([]);
    const problems = problemsOf('contact', { ...reached, ...change });
    expect(problems.map(({ path, code }) => `${path.join('.')} ${code}`)).toContain(expected);
  });

  it.each(['02 123 4567', '(081) 234-5678', '1234', '1800 123 456', '+1 (202) 555-0100'])(
    'of contact data: none in %s',
    (phone) => {
      expect(problemsOf('contact', { ...reached, phone })).toEqual([]);
    },
  );

  it('of equipment, stories and claims, of which there may be none', () => {
    for (const subject of ['equipment', 'stories', 'claims'] as const) {
      expect(problemsOf(subject, {})).toEqual([]);
    }
    const said = (subject: Parameters<typeof problemsOf>[0], value: object) =>
      problemsOf(subject, value).map(({ path, code }) => `${path.join('.')} ${code}`);
    const device = {
      ...{ name: 'a', model: 'b', priceSatang: 5, description: 'c', facts: ['d'] },
      drawing: 'camera',
    };
    expect(said('equipment', { devices: [device] })).toEqual([
      'devices.0.priceSatang not_a_price',
      'devices.0.drawing empty',
    ]);
    const clinic = { name: 'คลินิก', mark: 'leaf' };
    expect(
      said('stories', { clinics: [clinic, clinic], stories: [{ ...clinic, clinic: 'a' }] }),
    ).toEqual(['stories.0.quote empty', 'clinics.1.name repeated']);
    const figures = { stability: '99.9 %', hoursSaved: '9', availability: '24/7', clinics: '100' };
    const claims = Object.entries(figures).map(([claim, figure]) => ({ claim, figure }));
    expect(said('claims', { claims })).toEqual([
      'claims.0.figure not_a_figure',
      'claims.1.figure not_hours',
    ]);
    const first = {
      title: ['a'],
      lead: '{{name}} {{price}}',
      devices: 'b',
      phone: 'c',
      toForm: 'd',
    };
    expect(said('hero', first)).toEqual(['lead unknown_placeholder']);
    // Of eighteen letters and six marks: too wide for the column beside the product, or a phone.
    const wide = { ...first, lead: 'e', title: ['ครบในจอเดียว', 'ระบบคลินิกที่หมอไว้วางใจ'] };
    expect(said('hero', wide)).toEqual(['title.1 too_wide_for_headline']);
  });

  it('of questions and sections', () => {
    const asked = { question: 'ย้ายได้ไหม', answer: 'ได้ {{price}}' };
    expect(
      problemsOf('questions', { questions: [asked, { question: 'นานไหม', answer: 'ไม่' }] }),
    ).toEqual([{ path: ['questions', 0, 'answer'], code: 'unknown_placeholder' }]);
    // What nobody sees is nothing to read, and a name in braces would stand on the page.
    const unseen = ['\u200b\u200d', ' \u2060 ', '{{price}}'].map((question) =>
      problemsOf('questions', { questions: [{ question, answer: 'ได้' }] }).map(({ code }) => code),
    );
    expect(unseen).toEqual([['empty'], ['empty'], ['unknown_placeholder']]);
    expect(
      problemsOf('questions', { questions: [{ question: '😀', answer: 'รา\u200bคา' }] }),
    ).toEqual([]);
    // Letters that are drawn as nothing, and what turns or tears the line.
    const told = ['\u3164', '\u2800 \u00ad', 'ก\u061c', 'ก\u2028ข', 'ก\ufffd'].map((question) =>
      problemsOf('questions', { questions: [{ question, answer: 'ได้' }] }).map(({ code }) => code),
    );
    const unfit = ['unfit_characters'];
    expect(told).toEqual([['empty'], ['empty'], unfit, unfit, unfit]);
    const twice = [
      { section: 'faq', isShown: true },
      { section: 'faq', isShown: false },
    ];
    expect(problemsOf('sections', { sections: twice })).toEqual([
      { path: ['sections', 1, 'section'], code: 'repeated' },
    ]);
  });
});

describe('groups of words that mean the same', () => {
  const said = (...groups: unknown[]) =>
    problemsOf('thesaurus', { groups }).map(({ path, code }) => `${path.join('.')} ${code}`);

  it('are taken from none to many, and may share words', () => {
    expect(said()).toEqual([]);
    expect(said('หมอฟัน, ทันตแพทย์', 'dentist , หมอฟัน', 'เปอร์เซ็นต์, %')).toEqual([]);
  });

  it.each<[expected: string, group: unknown]>([
    ['empty', ''],
    ['empty', ' '],
    ['empty', 7],
    ['too_few_words:2', 'หมอฟัน'],
    ['comma_without_word', 'หมอฟัน,'],
    ['comma_without_word', 'หมอฟัน, , ทันตแพทย์'],
    ['word_twice', 'หมอฟัน, ทันตแพทย์, หมอฟัน'],
    ['word_twice', 'X-ray, x-ray'],
    ['word_twice', 'น\u0e49\u0e33, น\u0e49\u0e4d\u0e32'],
    ['word_without_letter', 'หมอฟัน, -'],
    ['too_many_words:20', Array.from({ length: 21 }, (_, index) => `ก${index}`).join(',')],
    ['word_too_long:60', `ก, ${'ข'.repeat(61)}`],
    ['too_long:300', `ก, ${'ข'.repeat(300)}`],
    ['unfit_characters', 'หมอ\u0000ฟัน, ทันตแพทย์'],
    ['unfit_characters', 'หมอ\u202eฟัน, ทันตแพทย์'],
    ['repeated', ' dental,  หมอฟัน'],
  ])('are told %s', (expected, group) => {
    expect(said('หมอฟัน, dental', group)).toEqual([`groups.1 ${expected}`]);
  });

  it('are no other than a list, and not more than the site takes', () => {
    const many = Array.from({ length: 801 }, (_, index) => `ก${index}, ข${index}`);
    expect(said(...many)).toEqual(['groups too_many:800']);
    expect(problemsOf('thesaurus', {})).toEqual([{ path: ['groups'], code: 'empty' }]);
    expect(problemsOf('thesaurus', { groups: 'หมอฟัน, dental' })).toHaveLength(1);
  });
});

it('reads what an office sends that knows more, or less', () => {
  expect(siteContent.parse({ weather: {} })).toEqual({});
  expect(siteContent.safeParse({ packages: { packages: two } }).success).toBe(false);
});
