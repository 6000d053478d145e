export { apart } from './compound-exceptions.ts';
export { bind, bindHeadline, bindSigns, JOINER, SOFT_JOINER, unbind } from './no-break.ts';
export { Dictionary, thaiDictionary } from './dictionary.ts';
export { bindHtml, type HtmlOptions } from './html.ts';
export { otherLayout } from './wrong-layout.ts';
export { misheard, misspelling } from './misspelling.ts';
export {
  boundaries,
  letterStarts,
  type Segment,
  partsOf,
  segment,
  withBreaks,
  wordsOf,
} from './segment.ts';
export { skeleton, spelledOut, spoken } from './phonetic-key.ts';
export { linesOf, type Piece, piecesOf } from './balance-lines.ts';
