import { Fragment } from 'react';
import './rows.css';

/** Data as it should break: at its spaces, so that no name, hour or figure is cut in two. */
export function Words({ children }: { children: string }) {
  return children.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="view-word">{word}</span>
    </Fragment>
  ));
}
