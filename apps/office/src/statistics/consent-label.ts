import type { ConsentRecord } from '@clinicdee/protocol';

const purposes = { analytics: 'วิเคราะห์การใช้งาน', ads: 'วัดผลโฆษณา' } as const;

/** Describes a visitor's consent: all purposes, none, or some. */
export function consentLabel({
  offered,
  allowed,
}: Pick<ConsentRecord[number], 'offered' | 'allowed'>): string {
  const names = (list: typeof offered) => list.map((purpose) => purposes[purpose]).join(' และ');
  if (allowed.length === 0) return `ปฏิเสธ (${names(offered)})`;
  if (allowed.length === offered.length) return `ยอมรับ (${names(offered)})`;
  return `ยอมรับเฉพาะ${names(allowed)}`;
}
