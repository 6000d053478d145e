import {
  type Arrival,
  type arrivalFields,
  clickIdNames,
  firstSourceOf,
  hostOf,
  lastArrivalOf,
  type Source as SiteSource,
  sourceOf,
} from '@clinicdee/protocol';

/** How people came whom staff have added, who choose from these. */
const staffLabels = {
  phone: 'โทรเข้ามา',
  message: 'ทักแชตหรืออีเมลมา',
  in_person: 'พบที่งานหรือที่สำนักงาน',
  recommended: 'มีคนแนะนำ',
  staff: 'ทีมขายเพิ่มเอง',
} as const;

/** How a person came: by the site, or as staff say. */
export type Source = SiteSource | keyof typeof staffLabels;

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
  ...staffLabels,
};

/** All sources, as options of a select field. */
export const sources = (Object.keys(labels) as Source[]).map((value) => ({
  value,
  label: labels[value],
}));

/** Whether staff have added an enquiry of this source: nobody knows when the conversation began. */
export const isOfStaff = (source: unknown): boolean => Object.hasOwn(staffLabels, String(source));

/** Returns the label of a source, or that of `unknown`. */
export function sourceLabel(value: unknown): string {
  return sources.find((source) => source.value === value)?.label ?? labels.unknown;
}

/** Describes a source with its campaign, or with the host of the referrer. */
function sourceWords(source: SiteSource, touch: Arrival & { utm_campaign: string }): string {
  if (source === 'referral') return `ลิงก์จาก ${hostOf(touch.referrer)}`;
  const detail = [
    source === 'campaign' ? touch.utm_source.trim() : '',
    touch.utm_campaign.trim() && `แคมเปญ ${touch.utm_campaign.trim()}`,
  ].filter(Boolean);
  return [labels[source], ...detail].join(' · ').slice(0, 300);
}

type Attributed = Record<keyof typeof arrivalFields, string>;

/** Indexed texts are truncated: PostgreSQL refuses index entries over 2.7 KB. */
const LONGEST_INDEXED = 850;
const indexed = (text: string) => text.trim().slice(0, LONGEST_INDEXED);

/**
 * Derives the attribution of an enquiry: first and last touch as source and in words, click ids, and the data of
 * both touches.
 */
export function touchesOf(sent: Attributed) {
  const source = firstSourceOf(sent);
  const last = lastArrivalOf(sent);
  const lastSource = sourceOf(last);
  const lastTouch = {
    ...last,
    utm_campaign: sent.last_utm_campaign,
    utm_term: sent.last_utm_term,
    utm_content: sent.last_utm_content,
  };
  const clicks = [
    ['first_referrer', sent.first_referrer] as const,
    ['first_landing_page', sent.first_landing_page] as const,
    ...Object.entries(lastTouch),
    ...clickIdNames.map((name) => [name, sent[name]] as const),
  ].filter(([, value]) => value);
  return {
    source,
    sourceWords: sourceWords(source, sent),
    lastSource,
    ...(lastSource !== 'unknown' && { lastTouchWords: sourceWords(lastSource, lastTouch) }),
    ...(clicks.length > 0 && { clicks: Object.fromEntries(clicks) }),
    article: indexed(sent.article),
    utmCampaign: indexed(sent.utm_campaign),
  };
}
