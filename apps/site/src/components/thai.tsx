import { bindHeadline } from '@clinicdee/thai';
import { Fragment } from 'react';
import { splitUnbroken } from '../thai/unbroken-words.ts';

/**
 * Thai text as it should break: compounds stay whole, and ๆ keeps to the word before it.
 * The one place where visible sentences pass through.
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

/** Short facts in a cell: lines break between them, at no space inside one. */
export const Facts = ({ of }: { of: readonly string[] }) => (
  <Thai>{of.map((phrase) => phrase.replaceAll(' ', '\u00a0')).join(' ')}</Thai>
);

/** A headline in phrases: a line breaks between them, never inside one. */
export function Phrases({ of }: { of: readonly string[] }) {
  const phrases = withFigures(of);
  const [only = '', ...others] = phrases;
  if (others.length === 0) return <Thai>{only}</Thai>;
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && ' '}
      <span className="phrase">
        <Thai>{phrase}</Thai>
      </span>
    </Fragment>
  ));
}

/** A figure stands in one phrase with what it counts. */
const withFigures = (phrases: readonly string[]): string[] =>
  bindHeadline(phrases.join('\n').replace(/(^|\n)([\d.,]+)\n/g, '$1$2 ')).split('\n');

/** What can break in the middle, unlike a number or a Latin word. */
const breaksInside = /[\u0e01-\u0e4e]{2}/;

/** Somebody's title: Thai has a space where a phrase ends, and there its lines break first. */
export function Title({ children }: { children: string }) {
  const phrases = bindHeadline(children).split(' ');
  if (phrases.length === 1) return <Thai>{bindHeadline(children)}</Thai>;
  return phrases.map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {breaksInside.test(phrase) ? (
        <span className="phrase">
          <Thai>{phrase}</Thai>
        </span>
      ) : (
        phrase
      )}
    </Fragment>
  ));
}
