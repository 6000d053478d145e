import { createHash } from 'node:crypto';

/** Raise it when the drawing changes: pictures are then made again. */
const DESIGN = 4;

/** What a share picture says, and shows. */
export interface ShareWords {
  title: string;
  /** A line above it: the tag, say. */
  eyebrow: string;
  /** Beside the mark. */
  brand: string;
  /** An article's cover: the name of its file, and what must stay visible, in per cent. */
  cover?: { file: string; focus: { x: number; y: number } };
}

/** Changes with what a picture says: part of its address, so that nobody keeps an old one. */
export function shareDigest(say: ShareWords): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, say]))
    .digest('base64url')
    .slice(0, 16);
}
