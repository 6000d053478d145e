import { normalise, partsIn, termsIn } from './terms.ts';

/** The searchable fields of an article. */
interface SearchFields {
  title: string;
  tags: readonly string[];
  headings: readonly string[];
  text: string;
}

/** Weight of a word by field. Each exceeds three quarters of the sum of those below it. */
export const WEIGHT = { title: 10, tag: 5.5, heading: 3.5, text: 2.5 } as const;
/** Factor for a word inside a compound. */
const COMPOUND_FACTOR = 0.75;
/** Term frequency at which a word in a text of average length has half its maximum weight. */
const HALF_FREQUENCY = 2;
/** Words of an average text; in longer ones a word counts less. */
const AVERAGE_WORDS = 400;

/** Returns the words of an article with their weights, in steps of a tenth. Takes 200 ms for 200,000 characters. */
export function weighWords({ title, tags, headings, text }: SearchFields): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (sums: ReadonlyMap<string, number>, weightOf: (sum: number) => number) => {
    for (const [word, sum] of sums) weights.set(word, (weights.get(word) ?? 0) + weightOf(sum));
  };
  add(termFrequencies([title]), (sum) => WEIGHT.title * Math.min(1, sum));
  add(termFrequencies(tags), (sum) => WEIGHT.tag * Math.min(1, sum));
  add(termFrequencies(headings), (sum) => WEIGHT.heading * Math.min(1, sum));
  const inText = termFrequencies([text]);
  const words = [...inText.values()].reduce((all, sum) => all + sum, 0);
  const half = HALF_FREQUENCY * (0.5 + (0.5 * words) / AVERAGE_WORDS);
  add(inText, (sum) => (WEIGHT.text * sum) / (sum + half));
  return new Map([...weights].map(([word, weight]) => [word, Math.ceil(weight * 10) / 10]));
}

/** Returns term frequencies; words inside compounds count less. */
function termFrequencies(texts: readonly string[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (word: string, amount: number) => sums.set(word, (sums.get(word) ?? 0) + amount);
  for (const text of texts) {
    for (const { word } of termsIn(normalise(text))) {
      add(word, 1);
      for (const part of partsIn(word)) add(part, COMPOUND_FACTOR);
    }
  }
  return sums;
}
