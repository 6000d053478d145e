import { th } from '../src/content/th/index.ts';

/** An address of each kind of page. */
export const kinds = [
  '/',
  '/pdpa',
  '/contact',
  '/thanks?ref=ABCD-1234',
  '/articles',
  '/articles?q=ไม่มีคำนี้',
  '/articles/detail/long-guide',
  `/register?package=${th.packages[0]?.id}`,
  '/404',
];

/** Every page, in every state that its address determines. */
export const addresses = [
  ...kinds,
  '/terms',
  '/articles?q=ทันตกรรม&order=newest',
  '/articles/detail/article-2',
  '/articles/detail/unknown',
  '/register/thanks?ref=R1',
];
