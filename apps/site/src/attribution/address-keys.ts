import { clickIds } from '@clinicdee/protocol/click-ids';

/** Whether an address's parameter is one of the five of spec §7. */
export const isUtm = (key: string): boolean =>
  /^utm_(source|medium|campaign|term|content)$/.test(key);

export const isClickId = (key: string): boolean => Object.hasOwn(clickIds, key);

/** Whether an address's parameter tells where a visitor came from. */
export const isInAddress = (key: string): boolean => isUtm(key) || isClickId(key);

/** Whether a page of the site reads an address's parameter: lists of articles, forms, and thanks for them. */
export const isRead = (key: string): boolean => /^(q|tag|order|page|package|ref|taken)$/.test(key);

/** The path of the article that a page shows, or nothing. */
export function articleOf(path: string): string {
  return path.startsWith('/articles/detail/') ? path : '';
}
