import { topics } from './topics.ts';

/** A search, and the topics of which an article must be among the first. */
export interface Judged {
  query: string;
  topics: readonly string[];
}

const known = new Set(topics.map(({ id }) => id));

/**
 * Reads one judgement a line: the search, ` = `, the topics that answer it.
 *
 * @throws Error when a topic is none
 */
export const judged = (lines: string): Judged[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', right = ''] = line.split(' = ');
      const wanted = right.split(' ');
      const unknown = wanted.find((id) => !known.has(id));
      if (unknown !== undefined) throw new Error(`No topic is called "${unknown}": ${line}`);
      return { query, topics: wanted };
    });
