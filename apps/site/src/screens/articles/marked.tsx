import { Fragment } from 'react';
import { highlight, type Marks } from '../../articles/read/marks.ts';
import { Thai } from '../../components/thai.tsx';

interface Props {
  children: string;
  marks: Marks;
}

/** A text with what was searched for marked in it. */
export function Marked({ children, marks }: Props) {
  return highlight(children, marks).map(({ text, isFound }, index) => (
    <Fragment key={index}>{isFound ? <mark>{text}</mark> : <Thai>{text}</Thai>}</Fragment>
  ));
}
