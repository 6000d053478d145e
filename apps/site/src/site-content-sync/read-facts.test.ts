import { expect, it } from 'vitest';
import { InvalidContent } from '../content/check-content.ts';
import { fileFacts } from '../content/facts.ts';
import { samplesIn } from '../content/samples.ts';
import { contentsOf as contentsFrom, fileContents } from '../content/site-content.ts';
import { startedOn } from '../content/started-on.ts';
import { readFacts } from './read-facts.ts';

/** The facts as the office sends them, without `isSample`. */
const sent = (change: (facts: typeof fileFacts) => void = () => undefined) => {
  const facts = structuredClone(fileFacts);
  change(facts);
  return JSON.parse(
    JSON.stringify(facts, (key, value: unknown) => (key === 'isSample' ? undefined : value)),
  ) as object;
};

const contentsOf = (document: unknown) => contentsFrom(readFacts(document, startedOn), startedOn);

const evidence = 'แบบฟอร์มเลขที่ 7';
const method = 'จับเวลา 12 คลินิก ต.ค. 2568';

it('recognises the facts of the file, complete or in part', () => {
  expect(readFacts(sent())).toBe(fileFacts);
  expect(readFacts({})).toBe(fileFacts);
  const { questions } = sent() as { questions: object };
  expect(readFacts({ questions })).toBe(fileFacts);
});

it('replaces one subject, and all texts that depend on it', () => {
  const contents = contentsOf(
    sent(({ packages }) => {
      for (const [rank, one] of packages.packages.entries()) {
        one.yearlySatang = 21_500_50 + rank * 1_000_00;
      }
    }),
  );
  const { faq, hero, landing } = contents.th;
  expect(hero.proof.price).toContain('21,500.50');
  expect(landing.description).toContain('21,500.50');
  expect(faq).toEqual(fileContents.th.faq);
});

it('shows published contact data and opening hours everywhere', () => {
  const contents = contentsOf(
    sent(({ contact }) => {
      Object.assign(contact, {
        phone: '053-999-888',
        lineId: '@other',
        email: 'a@other.example',
        privacyEmail: 'b@other.example',
        openDays: ['sat', 'sun'],
        opens: '10:30',
        closes: '20:15',
        otherHours: [{ day: 'sun', opens: '11:00', closes: '12:45' }],
        closedDays: [{ day: '2026-12-26' }],
        crm: 'https://in.other.example',
        profiles: [{ address: 'https://www.facebook.com/other' }],
        place: { search: 'Chiang Mai', station: '', lane: '', road: '', floor: 'ชั้น 1' },
      });
      const town = { district: 'สุเทพ', province: 'เชียงใหม่', code: '50200' };
      Object.assign(contact.postal, { street: '9 ถนนนิมมาน', ...town });
    }),
  );
  const { brand, ...said } = contents.th;
  expect(brand).toMatchObject({
    phone: { shown: '053-999-888', href: 'tel:+6653999888' },
    hours: 'เสาร์ 10:30–20:15 น. อาทิตย์ 11:00–12:45 น.',
    address: '9 ถนนนิมมาน สุเทพ เชียงใหม่ 50200',
    crm: 'https://in.other.example',
    map: { label: 'แผนที่วาด: สำนักงาน' },
  });
  expect(said.contact.map.places).toEqual([{ kind: 'floor', name: 'ชั้น 1' }]);
  expect(said.refusals.busy).toContain('โทร 053-999-888 หรือทัก LINE @other');
  expect(said.navigation.map(({ href }) => href)).toContain('https://in.other.example');
  expect(brand.profiles).toContain('https://www.facebook.com/other');
  expect(said.thanks.ticket.opening.closedDays).toEqual([{ day: '2026-12-26' }]);
  // Nothing of the file remains.
  const { email, lineId, phone, privacyEmail } = fileFacts.contact;
  for (const old of [email, lineId, phone, privacyEmail, fileContents.th.brand.hours]) {
    expect(JSON.stringify({ brand, said })).not.toContain(old);
  }
});

it('reads contact data of earlier versions, without other hours, CRM and profiles', () => {
  const { crm, profiles } = fileFacts.contact;
  const before = { ...fileFacts.contact, phone: '1144', crm: undefined, profiles: undefined };
  const { brand } = contentsOf({ contact: { ...before, otherHours: undefined } }).th;
  expect(brand).toMatchObject({ crm, phone: { shown: '1144' } });
  expect(brand.opening.otherHours).toEqual([]);
  expect(brand.profiles).toHaveLength(1 + profiles.length);
});

it.each([
  ['+66 2 123 4567', 'tel:+6621234567'],
  ['1144', 'tel:1144'],
])('dials %s as %s', (phone, href) => {
  const { brand } = contentsOf(sent(({ contact }) => Object.assign(contact, { phone }))).th;
  expect(brand.phone.href).toBe(href);
});

it('counts each part of the contact data that is still a sample', () => {
  const invented = (change: (facts: typeof fileFacts) => void) =>
    Object.keys(contentsOf(sent(change)).th.brand.samples);
  expect(invented(() => undefined)).toEqual(
    fileContents.th.brand.isSample
      ? ['phone', 'lineId', 'email', 'privacyEmail', 'hours', 'address', 'map']
      : [],
  );
  expect(
    invented(({ contact }) => {
      contact.phone = '02-999-9999';
      contact.postal = { ...contact.postal, street: '2 ถนนอื่น' };
    }),
  ).not.toContain('phone');
});

it('omits empty subjects and their links', () => {
  const { footer, navigation, results, sections, stories } = contentsOf(
    sent((facts) => {
      facts.equipment = { devices: [] };
      facts.stories = { stories: [], clinics: [] };
      facts.claims.claims = [{ claim: 'timeSaved', figure: '70', isShown: true, evidence }];
    }),
  ).th;
  expect(sections).not.toContain('equipment');
  expect(sections).not.toContain('clinics');
  expect(sections).toContain('results');
  expect(JSON.stringify({ footer, navigation })).not.toContain('#equipment');
  expect(results).toMatchObject({ figures: [{ percent: 70 }] });
  expect([results.lead, stories.told.length]).toEqual([undefined, 0]);
});

it('shows published texts of the hero, and the method of a claim', () => {
  const { hero, results } = contentsOf(
    sent((facts) => {
      Object.assign(facts.home.hero, {
        title: ['ของเรา'],
        lead: '{{name}} ดี',
        phone: 'โทรเลย',
      });
      facts.claims.claims = [
        { claim: 'clinics', figure: '100', isShown: false, evidence },
        { claim: 'timeSaved', figure: '70', isShown: true, evidence, method },
      ];
    }),
  ).th;
  expect(hero).toMatchObject({
    title: ['ของเรา'],
    lead: `${fileContents.th.brand.name} ดี`,
    phone: 'โทรเลย',
    proof: { clinics: undefined },
  });
  expect(results.figures[0]?.source).toBe(method);
});

it('keeps counting unchanged samples, and no others', () => {
  const count = (contents: typeof fileContents) =>
    samplesIn(contents).reduce((sum, { pieces }) => sum + pieces.length, 0);
  // A vendor may have no samples left.
  let touched = 0;
  const contents = contentsOf(
    sent(({ packages }) => {
      for (const row of packages.comparison.flatMap(({ rows }) => rows)) {
        if (!row.isSample || touched > 0) continue;
        row.label = 'ของเราจริง ๆ';
        touched++;
      }
      packages.comparison.reverse();
    }),
  );
  expect(count(contents)).toBe(count(fileContents) - touched);
});

it.each<[what: string, document: unknown]>([
  ['no document', undefined],
  ['a list', []],
  ['a package without a price', { packages: { packages: [{ code: 'a' }], comparison: [] } }],
  [
    'an answer with an unknown fact',
    { questions: { questions: [{ question: 'a', answer: '{{b}}' }] } },
  ],
])('refuses %s', (_what, document) => {
  expect(() => contentsOf(document)).toThrow(InvalidContent);
});

it('accepts the smallest content that the rules allow', () => {
  const least = sent((facts) => {
    const [smallest] = facts.packages.packages;
    if (!smallest) throw new Error('the file has no packages');
    facts.contact.place = { search: 'x', station: '', lane: '', road: '', floor: '' };
    facts.packages = {
      packages: [smallest],
      comparison: [{ title: 'ก', rows: [{ label: 'ข', from: smallest.code }] }],
    };
    facts.equipment = { devices: [] };
    facts.stories = { stories: [], clinics: [] };
    facts.claims = { claims: [] };
    facts.questions = { questions: [{ question: 'ก', answer: 'ข' }] };
    facts.home.sections = [];
  });
  const { contact, sections } = contentsOf(least).th;
  expect([contact.map.places, sections]).toEqual([[], []]);
});

it('reports the field of a conflict between two subjects', () => {
  const branchless = sent(({ packages, questions }) => {
    questions.questions = [{ question: 'ก', answer: '{{packagesWithBranches}}' }];
    for (const one of packages.packages) one.hasBranches = false;
  });
  expect(() => contentsOf(branchless)).toThrow(
    /packages\.packages\.\d\.hasBranches: branches_in_question/,
  );
});
