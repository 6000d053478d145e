import { th } from '../src/content/th/index.ts';

/** Every page, in every state that its address determines. */
export const addresses = [
  '/',
  '/pdpa',
  '/terms',
  '/contact',
  '/thanks?ref=ABCD-1234',
  '/articles',
  '/articles?q=ทันตกรรม&order=newest',
  '/articles?q=ไม่มีคำนี้',
  '/articles/detail/long-guide',
  '/articles/detail/article-2',
  '/articles/detail/unknown',
  `/register?package=${th.packages[0]?.id}`,
  '/register/thanks?ref=R1',
  '/400',
  '/404',
  '/405',
];
