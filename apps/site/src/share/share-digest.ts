import { hasOwnMark, mark } from '@clinicdee/brand';
import { ownMark } from '@clinicdee/brand/own-mark';
import { palette } from '@clinicdee/brand/palette';
import { hash } from 'node:crypto';

/** The size that Facebook, LINE and X show uncropped, px. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Design version; increment it to re-render all pictures. */
const DESIGN = 6;

/** The content of a share picture. */
export interface ShareWords {
  /** The title's phrases; lines break between them if possible. */
  title: readonly string[];
  /** A subtitle. */
  below?: string;
  /** Right on the counter's front: the tag, or the price and its unit below. */
  label: readonly string[];
  /** On the counter's front, beside the logo mark. */
  brand: string;
  /** The object on the counter. */
  object: ShareObject;
}

export type ShareObject =
  | { kind: 'files' | 'lock-folder' }
  /** `file`: the name of the article's cover file. */
  | { kind: 'cover'; file: string }
  | ({ kind: 'income' } & IncomeCard);

/** A card of the dashboard: today's income, and the income per branch of the days before. */
export interface IncomeCard {
  caption: string;
  unit: string;
  /** Baht per branch; the last day is today. */
  days: readonly { label: string; income: readonly number[] }[];
}

/** Hash of a picture's content and the brand's colours and mark; part of its address, for cache busting. */
export const shareDigest = (words: ShareWords): string =>
  hash(
    'sha256',
    JSON.stringify([DESIGN, palette, hasOwnMark ? ownMark : mark, words]),
    'base64url',
  ).slice(0, 16);
