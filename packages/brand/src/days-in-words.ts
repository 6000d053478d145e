/** Sunday first. */
const days = ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์'];
export const shortDays = ['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.'];

/** The week from Monday, as calendars in Thailand count working days. */
const rank = (day: number) => (day + 6) % 7;

/**
 * Days of the week in words: `จันทร์–ศุกร์`, `จันทร์ พุธ ศุกร์`, `ทุกวัน`.
 *
 * @param open 0 is Sunday
 * @param names of the days, Sunday first
 */
export function daysInWords(open: readonly number[], names: readonly string[] = days): string {
  const sorted = [...new Set(open)].sort((a, b) => rank(a) - rank(b));
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  if (sorted.length === 7) return 'ทุกวัน';
  const isOneStretch = rank(last) - rank(first) === sorted.length - 1;
  if (isOneStretch && sorted.length > 2) return `${names[first]}–${names[last]}`;
  return sorted.map((day) => names[day]).join(' ');
}
