/** Where a visitor came from first, as a closed set that can be filtered and counted. */
export const sources = [
  { value: 'google_ads', label: 'โฆษณา Google' },
  { value: 'google', label: 'ค้นหาผ่าน Google' },
  { value: 'facebook_ads', label: 'โฆษณา Facebook' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'line', label: 'LINE' },
  { value: 'tiktok', label: 'TikTok' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'email', label: 'อีเมล' },
  { value: 'campaign', label: 'แคมเปญอื่น' },
  { value: 'referral', label: 'ลิงก์จากเว็บอื่น' },
  { value: 'direct', label: 'เข้าเว็บโดยตรง' },
] as const;

export type Source = (typeof sources)[number]['value'];

interface Touch {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  referrer: string;
  landing_page: string;
  gclid?: string;
}

/** The source in words. */
function sourceLabel(value: unknown): string {
  return sources.find((source) => source.value === value)?.label ?? 'ไม่ทราบ';
}

/** Which source the first touch tells of. */
export function sourceOf(touch: Touch): Source {
  const name = touch.utm_source.trim().toLowerCase();
  const isPaid = /cpc|ppc|paid|ads|display/.test(touch.utm_medium.toLowerCase());
  if (name) return named(name, isPaid) ?? 'campaign';
  // Google's own click mark tells an ad that nobody tagged.
  if (touch.gclid || /[?&](gclid|wbraid|gbraid)=/.test(touch.landing_page)) return 'google_ads';
  const from = host(touch.referrer);
  if (!from || from === host(touch.landing_page)) return 'direct';
  return named(from, false) ?? 'referral';
}

/** The source as a sentence part: with the campaign's name, or the page that linked here. */
export function sourceWords(touch: Touch): string {
  const source = sourceOf(touch);
  const label = sourceLabel(source);
  if (source === 'referral') return `ลิงก์จาก ${host(touch.referrer)}`;
  const detail = [
    source === 'campaign' ? touch.utm_source.trim() : '',
    touch.utm_campaign.trim() && `แคมเปญ ${touch.utm_campaign.trim()}`,
  ].filter(Boolean);
  return [label, ...detail].join(' · ').slice(0, 300);
}

function named(name: string, isPaid: boolean): Source | undefined {
  if (/google|bing|yahoo|duckduckgo/.test(name)) return isPaid ? 'google_ads' : 'google';
  if (/facebook|fb|instagram|\big\b|meta/.test(name)) return isPaid ? 'facebook_ads' : 'facebook';
  if (name.includes('tiktok')) return 'tiktok';
  if (/youtube|youtu\.be/.test(name)) return 'youtube';
  if (/(^|[^a-z])line([^a-z]|$)|^lin\.ee$/.test(name)) return 'line';
  if (/mail|newsletter/.test(name)) return 'email';
  return undefined;
}

function host(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, '') ?? '';
}
