import { clickIds } from '@clinicdee/protocol/click-ids';

/** Whether a URL parameter is one of the five utm parameters of spec §7. */
export const isUtm = (key: string): boolean =>
  /^utm_(source|medium|campaign|term|content)$/.test(key);

export const isClickId = (key: string): boolean => Object.hasOwn(clickIds, key);

/** Whether a URL parameter is a utm parameter or a click id. */
export const isInAddress = (key: string): boolean => isUtm(key) || isClickId(key);

/** Whether a page of the site reads a URL parameter: article lists, forms and thanks pages. */
export const isRead = (key: string): boolean => /^(q|tag|order|page|package|ref|taken)$/.test(key);

/** Returns the path if it is that of an article, else an empty string. */
export function articleOf(path: string): string {
  return path.startsWith('/articles/detail/') ? path : '';
}
