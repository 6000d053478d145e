export { apart } from './apart.ts';
export { bind, bindHeadline, bindSigns, JOINER, SOFT_JOINER, unbind } from './bind.ts';
export { Dictionary, thaiDictionary } from './dictionary.ts';
export { bindHtml, type HtmlOptions } from './html.ts';
export { otherLayout } from './keyboard.ts';
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
export { skeleton, spelledOut, spoken } from './spoken.ts';
export { linesOf, type Piece, piecesOf } from './title-lines.ts';
