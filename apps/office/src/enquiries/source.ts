import { type Arrival, hostOf, type Source, sources as codes } from '@clinicdee/protocol';

const labels: Record<Source, string> = {
  google_ads: 'โฆษณา Google',
  google: 'ค้นหาผ่าน Google',
  facebook_ads: 'โฆษณา Facebook',
  facebook: 'Facebook',
  line: 'LINE',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  email: 'อีเมล',
  campaign: 'แคมเปญอื่น',
  referral: 'ลิงก์จากเว็บอื่น',
  direct: 'เข้าเว็บโดยตรง',
  unknown: 'ไม่ทราบ',
};

/** The sources of visitors, as options of a select field. */
export const sources = codes.map((value) => ({ value, label: labels[value] }));

/** Returns the label of a source, or that of `unknown`. */
export function sourceLabel(value: unknown): string {
  return sources.find((source) => source.value === value)?.label ?? labels.unknown;
}

/** Describes a source with its campaign, or with the host of the referrer. */
export function sourceWords(source: Source, touch: Arrival & { utm_campaign: string }): string {
  if (source === 'referral') return `ลิงก์จาก ${hostOf(touch.referrer)}`;
  const detail = [
    source === 'campaign' ? touch.utm_source.trim() : '',
    touch.utm_campaign.trim() && `แคมเปญ ${touch.utm_campaign.trim()}`,
  ].filter(Boolean);
  return [labels[source], ...detail].join(' · ').slice(0, 300);
}
