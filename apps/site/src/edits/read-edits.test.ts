import { expect, it } from 'vitest';
import { fileFacts } from '../content/facts.ts';
import { samplesIn } from '../content/samples.ts';
import { fileContents } from '../content/site-content.ts';
import { EditsRefused, readEdits } from './read-edits.ts';

/** The facts as the office sends them: it knows nothing of what is invented. */
const sent = (change: (facts: typeof fileFacts) => void = () => undefined) => {
  const facts = structuredClone(fileFacts);
  change(facts);
  return JSON.parse(
    JSON.stringify(facts, (key, value: unknown) => (key === 'isSample' ? undefined : value)),
  ) as object;
};

it('knows the file again, whole or in part', () => {
  expect(readEdits(sent())).toBe(fileContents);
  expect(readEdits({})).toBe(fileContents);
  const { questions } = sent() as { questions: object };
  expect(readEdits({ questions })).toBe(fileContents);
});

it('puts one subject in the place of its own, and everything that follows from it', () => {
  const contents = readEdits(
    sent(({ packages }) => {
      for (const one of packages.packages) one.yearlySatang += 1_500_50;
    }),
  );
  const { faq, hero, landing } = contents.th;
  expect(hero.proof.price).toContain('21,500.50');
  expect(landing.description).toContain('21,500.50');
  expect(faq).toEqual(fileContents.th.faq);
});

it('leaves what was not touched of the invented among the samples, and nothing else', () => {
  const count = (contents: typeof fileContents) =>
    samplesIn(contents.th).reduce((sum, { pieces }) => sum + pieces.length, 0);
  const contents = readEdits(
    sent(({ packages }) => {
      const row = packages.comparison.flatMap(({ rows }) => rows).find(({ isSample }) => isSample);
      Object.assign(row ?? {}, { label: 'ของเราจริง ๆ' });
      packages.comparison.reverse();
    }),
  );
  expect(count(contents)).toBe(count(fileContents) - 1);
});

it.each<[what: string, document: unknown]>([
  ['no document', undefined],
  ['a list', []],
  ['a package without a price', { packages: { packages: [{ code: 'a' }], comparison: [] } }],
  [
    'an answer that names what nobody knows',
    { questions: { questions: [{ question: 'a', answer: '{{b}}' }] } },
  ],
])('refuses %s', (_what, document) => {
  expect(() => readEdits(document)).toThrow(EditsRefused);
});
