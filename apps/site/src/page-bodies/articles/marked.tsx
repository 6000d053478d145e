import { Fragment } from 'react';
import type { Stretch } from '../../articles/queries/article.ts';
import { Thai } from '../../components/thai.tsx';

/** A text with what was searched for marked in it. */
export function Marked({ of }: { of: readonly Stretch[] }) {
  return of.map(({ text, isFound, isByMeaning = false }, index) => (
    <Fragment key={index}>
      {isFound ? (
        <mark className={isByMeaning ? 'by-meaning' : undefined}>{text}</mark>
      ) : (
        <Thai>{text}</Thai>
      )}
    </Fragment>
  ));
}
