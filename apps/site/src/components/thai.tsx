import { bindHeadline } from '@clinicdee/thai';
import { Fragment } from 'react';
import { splitUnbroken } from '../thai/unbroken-words.ts';

/**
 * Thai text that a script hydrates: compounds stay whole, and ๆ stays with the preceding word. All other text gets its
 * line breaks when the page is rendered (`server/page-renderer.ts`).
 */
export function Thai({ children }: { children: string }) {
  return splitUnbroken(children).map((part, index) =>
    index % 2 === 1 ? (
      <span className="keep" key={index}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

/** Short facts in a cell: lines break between facts, never within one. */
export const Facts = ({ of }: { of: readonly string[] }) =>
  of.map((phrase) => phrase.replaceAll(' ', '\u00a0')).join(' ');

/** A headline: lines break between phrases, never within one. */
export const Phrases = ({ of }: { of: readonly string[] }) =>
  inPhrases(withFigures(of), () => true);

/** Merges a figure with the phrase it counts. */
const withFigures = (phrases: readonly string[]): string[] =>
  bindHeadline(phrases.join('\n').replace(/(^|\n)([\d.,]+)\n/g, '$1$2 ')).split('\n');

/** Matches text that can break inside, unlike numbers and Latin words. */
const breaksInside = /[\u0e01-\u0e4e]{2}/;

/** A title written by an editor: lines break first at spaces, which separate phrases in Thai. */
export const Title = ({ children }: { children: string }) =>
  inPhrases(bindHeadline(children).split(' '), (phrase) => breaksInside.test(phrase));

const inPhrases = (phrases: readonly string[], isKept: (phrase: string) => boolean) =>
  phrases.length === 1
    ? phrases[0]
    : phrases.map((phrase, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {isKept(phrase) ? <span className="phrase">{phrase}</span> : phrase}
        </Fragment>
      ));
