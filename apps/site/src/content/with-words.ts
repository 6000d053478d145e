/** The words of a piece of content. What is not words (addresses, icons, figures) may be left out. */
export type Words<Piece> = Piece extends string
  ? Piece
  : Piece extends readonly string[]
    ? Piece
    : Piece extends readonly (infer Entry)[]
      ? readonly Words<Entry>[]
      : Piece extends object
        ? { readonly [Key in keyof Piece]?: Words<Piece[Key]> | undefined }
        : Piece;

/**
 * Replaces the words of a piece of content by those of another language. Lists of texts are replaced whole, entries of
 * other lists in order. Nothing is added: a fact that this vendor lacks stays undefined.
 */
export function withWords<Piece>(piece: Piece, words: Words<Piece>): Piece;
export function withWords(piece: unknown, words: unknown): unknown {
  if (piece === undefined || words === undefined) return piece;
  if (Array.isArray(piece) && Array.isArray(words)) {
    const entries: unknown[] = words;
    return piece.every((entry) => typeof entry === 'string')
      ? entries
      : piece.map((entry: unknown, index) => withWords(entry, entries[index]));
  }
  if (typeof piece !== 'object' || typeof words !== 'object' || piece === null || words === null) {
    return words;
  }
  const own = new Map<string, unknown>(Object.entries(words));
  return Object.fromEntries(
    Object.entries(piece).map(([key, value]: [string, unknown]) => [
      key,
      withWords(value, own.get(key)),
    ]),
  );
}
