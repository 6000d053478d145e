import { createHash } from 'node:crypto';

/** Raise it when the drawing changes: pictures are then made again. */
const DESIGN = 1;

/** What a share picture says. */
export interface ShareWords {
  title: string;
  /** A line above it: the tag, say. */
  eyebrow: string;
  /** Beside the mark. */
  brand: string;
}

/** Changes with what a picture says: part of its address, so that nobody keeps an old one. */
export function shareDigest(say: ShareWords): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, say]))
    .digest('base64url')
    .slice(0, 16);
}
