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

/** Where a visitor came from, as a closed set that can be filtered and counted. */
export const sources = codes.map((value) => ({ value, label: labels[value] }));

/** The source in words; what is not known stays so. */
export function sourceLabel(value: unknown): string {
  return sources.find((source) => source.value === value)?.label ?? labels.unknown;
}

/** The source as a sentence part: with the campaign's name, or the page that linked here. */
export function sourceWords(source: Source, touch: Arrival & { utm_campaign: string }): string {
  if (source === 'referral') return `ลิงก์จาก ${hostOf(touch.referrer)}`;
  const detail = [
    source === 'campaign' ? touch.utm_source.trim() : '',
    touch.utm_campaign.trim() && `แคมเปญ ${touch.utm_campaign.trim()}`,
  ].filter(Boolean);
  return [labels[source], ...detail].join(' · ').slice(0, 300);
}
