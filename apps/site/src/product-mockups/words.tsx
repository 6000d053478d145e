import { Fragment } from 'react';

/** Breaks text only at spaces, so that names, times and figures stay whole. */
export function Words({ children }: { children: string }) {
  return children.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="view-word">{word}</span>
    </Fragment>
  ));
}
