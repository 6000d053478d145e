import type { BenchArticle } from './articles.ts';
import type { Judged } from './judged.ts';

/** How well searches are answered; each from 0 to 1. */
export interface Figures {
  /** Mean of one divided by the place of the first right article. */
  mrr: number;
  /** Part of the right articles that are among all that was found. */
  recall: number;
  /** Part of the searches that found nothing. */
  empty: number;
  /** Part of the searches with a right article among the first three. */
  withinThree: number;
}

/** What a search finds, the best first: slugs, all of them. */
export type Search = (query: string) => readonly string[];

interface Answered extends Judged {
  /** Of the first right article, from 1; undefined when there is none. */
  place: number | undefined;
  recall: number;
  found: number;
}

export function answers(
  queries: readonly Judged[],
  articles: readonly BenchArticle[],
  search: Search,
): Answered[] {
  const topicOf = new Map(articles.map(({ slug, topic }) => [slug, topic]));
  return queries.map((judgement) => {
    const isRight = (slug: string) => judgement.topics.includes(topicOf.get(slug) ?? '');
    const found = search(judgement.query);
    const first = found.findIndex(isRight);
    const right = articles.filter(({ slug }) => isRight(slug)).length;
    return {
      ...judgement,
      place: first < 0 ? undefined : first + 1,
      recall: found.filter(isRight).length / right,
      found: found.length,
    };
  });
}

export function figuresOf(answered: readonly Answered[]): Figures {
  const mean = (value: (one: Answered) => number) =>
    answered.reduce((sum, one) => sum + value(one), 0) / answered.length;
  return {
    mrr: mean(({ place }) => (place === undefined ? 0 : 1 / place)),
    recall: mean(({ recall }) => recall),
    empty: mean(({ found }) => Number(found === 0)),
    withinThree: mean(({ place = Infinity }) => Number(place <= 3)),
  };
}

/** The figures in one line, for people. */
export const inWords = ({ mrr, recall, empty, withinThree }: Figures) =>
  [
    `MRR ${mrr.toFixed(3)}`,
    `recall ${recall.toFixed(3)}`,
    `within three ${(withinThree * 100).toFixed(1)} %`,
    `nothing ${(empty * 100).toFixed(1)} %`,
  ].join(', ');
