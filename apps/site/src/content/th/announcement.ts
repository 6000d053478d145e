import type { Facts } from '../facts.ts';

/**
 * The line above every page; undefined when the vendor has written none.
 *
 * @param day today in Bangkok: `2026-11-22`
 */
export function announcementOn({ announcement }: Pick<Facts, 'announcement'>, day: string) {
  const { isShown, text, linkText, linkAddress, from, until } = announcement;
  if (text === '') return undefined;
  const hasBegun = from === undefined || from <= day;
  const hasEnded = until !== undefined && until < day;
  return {
    label: 'ประกาศ',
    text,
    // Checked also on days without the announcement, so that a link cannot fail at midnight.
    link: linkAddress === '' ? undefined : { href: linkAddress, label: linkText },
    isCurrent: isShown && hasBegun && !hasEnded,
  };
}
