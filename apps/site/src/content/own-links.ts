import { linkIn } from './languages.ts';

/** Localizes every `href` in a piece of content whose page exists in the language. */
export function withOwnLinks<Piece>(language: string, piece: Piece): Piece;
export function withOwnLinks(language: string, piece: unknown): unknown {
  if (Array.isArray(piece)) return piece.map((entry: unknown) => withOwnLinks(language, entry));
  if (typeof piece !== 'object' || piece === null) return piece;
  const entries = Object.entries(piece).map(([key, value]: [string, unknown]) => {
    const isLink = key === 'href' && typeof value === 'string';
    return [key, isLink ? linkIn(language, value) : withOwnLinks(language, value)];
  });
  return Object.fromEntries(entries) as unknown;
}
