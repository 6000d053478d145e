import { Fragment } from 'react';
import { highlight } from '../../articles/read/search.ts';
import { Thai } from '../../components/thai.tsx';

interface Props {
  children: string;
  /** What was searched for, folded. */
  terms: readonly string[];
}

/** A text with what was searched for marked in it. */
export function Marked({ children, terms }: Props) {
  return highlight(children, terms).map(({ text, isFound }, index) => (
    <Fragment key={index}>{isFound ? <mark>{text}</mark> : <Thai>{text}</Thai>}</Fragment>
  ));
}
