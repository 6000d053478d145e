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
export function Phrases({ of }: { of: readonly string[] }) {
  const phrases = withFigures(of);
  return phrases.length === 1
    ? phrases[0]
    : phrases.map((phrase, index) => (
        <Fragment key={phrase}>
          {index > 0 && ' '}
          <span className="phrase">{phrase}</span>
        </Fragment>
      ));
}

/** Merges a figure with the phrase it counts. */
const withFigures = (phrases: readonly string[]): string[] =>
  bindHeadline(phrases.join('\n').replace(/(^|\n)([\d.,]+)\n/g, '$1$2 ')).split('\n');

/** Matches text that can break inside, unlike numbers and Latin words. */
const breaksInside = /[\u0e01-\u0e4e]{2}/;

/** A title written by an editor: lines break first at spaces, which separate phrases in Thai. */
export function Title({ children }: { children: string }) {
  const phrases = bindHeadline(children).split(' ');
  return phrases.length === 1
    ? phrases[0]
    : phrases.map((phrase, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {breaksInside.test(phrase) ? <span className="phrase">{phrase}</span> : phrase}
        </Fragment>
      ));
}
