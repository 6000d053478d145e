import { linkIn } from './languages.ts';

/** A piece of content with each `href` in it leading to the page in its own language, where there is one. */
export function withOwnLinks<Piece>(language: string, piece: Piece): Piece;
export function withOwnLinks(language: string, piece: unknown): unknown {
  if (Array.isArray(piece)) return piece.map((one: unknown) => withOwnLinks(language, one));
  if (typeof piece !== 'object' || piece === null) return piece;
  const entries = Object.entries(piece).map(([key, value]: [string, unknown]) => {
    const isLink = key === 'href' && typeof value === 'string';
    return [key, isLink ? linkIn(language, value) : withOwnLinks(language, value)];
  });
  return Object.fromEntries(entries) as unknown;
}
