export { bindHeadline, bindSigns, unbind } from './no-break.ts';
export { Dictionary, thaiDictionary } from './dictionary.ts';
export { bindHtml } from './html.ts';
export { otherLayout } from './wrong-layout.ts';
export { misspelling } from './misspelling.ts';
export {
  boundaries,
  letterStarts,
  type Segment,
  partsOf,
  segment,
  withBreaks,
  wordsOf,
} from './segment.ts';
export { consonantKey, spelledOut, phoneticKey } from './phonetic-key.ts';
export { linesOf, type Piece, piecesOf } from './balance-lines.ts';
