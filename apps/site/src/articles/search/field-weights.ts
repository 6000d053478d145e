import { normalise, partsIn, termsIn } from './terms.ts';

/** The searchable fields of an article. */
export interface Searched {
  title: string;
  tags: readonly string[];
  headings: readonly string[];
  text: string;
}

/** Weight of a word by field. Each exceeds three quarters of the sum of those below it. */
export const WEIGHT = { title: 10, tag: 5.5, heading: 3.5, text: 2.5 } as const;
/** Factor for a word inside a compound. */
const PART = 0.75;
/** Term frequency at which a word in a text of average length has half its maximum weight. */
const HALF = 2;
/** Words of an average text; in longer ones a word counts less. */
const MIDDLE = 400;

/** Quantisation of weights, which are stored as bytes. */
export const STEPS = 11;

/** Returns the words of an article with their weights from 1 to 255. */
export function weigh({ title, tags, headings, text }: Searched): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (sums: ReadonlyMap<string, number>, weightOf: (sum: number) => number) => {
    for (const [word, sum] of sums) weights.set(word, (weights.get(word) ?? 0) + weightOf(sum));
  };
  add(counted([title]), (sum) => WEIGHT.title * Math.min(1, sum));
  add(counted(tags), (sum) => WEIGHT.tag * Math.min(1, sum));
  add(counted(headings), (sum) => WEIGHT.heading * Math.min(1, sum));
  const inText = counted([text]);
  const words = [...inText.values()].reduce((all, sum) => all + sum, 0);
  const half = HALF * (0.5 + (0.5 * words) / MIDDLE);
  add(inText, (sum) => (WEIGHT.text * sum) / (sum + half));
  return new Map(
    [...weights].map(([word, weight]) => [
      word,
      Math.max(1, Math.min(255, Math.round(weight * STEPS))),
    ]),
  );
}

/** Returns term frequencies; words inside compounds count less. */
function counted(texts: readonly string[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (word: string, one: number) => sums.set(word, (sums.get(word) ?? 0) + one);
  for (const text of texts) {
    for (const { word } of termsIn(normalise(text))) {
      add(word, 1);
      for (const part of partsIn(word)) add(part, PART);
    }
  }
  return sums;
}
