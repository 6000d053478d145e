import { clickIdIn, clickIds } from './click-ids.ts';

/** Where a visitor came from, as a closed set that can be filtered and counted. */
export const sources = [
  'google_ads',
  'google',
  'facebook_ads',
  'facebook',
  'line',
  'tiktok',
  'youtube',
  'email',
  'campaign',
  'referral',
  'direct',
  'unknown',
] as const;

export type Source = (typeof sources)[number];

/** One arrival, as address and browser tell of it; empty where they tell nothing. */
export interface Arrival {
  utm_source: string;
  utm_medium: string;
  /** The page that linked here, or its origin alone. */
  referrer: string;
  landing_page: string;
}

/**
 * Which source an arrival tells of: the campaign's own word first, then the click id that an ad or a
 * post left in the address, then the page that linked here. Nothing at all stays unknown.
 */
export function sourceOf(arrival: Arrival): Source {
  const name = arrival.utm_source.trim().toLowerCase();
  const isPaid = /cpc|ppc|paid|ads|display/.test(arrival.utm_medium.toLowerCase());
  if (name) return named(name, isPaid) ?? 'campaign';
  const click = clickIdIn(arrival.landing_page);
  if (click) return clickIds[click];
  const from = hostOf(arrival.referrer);
  if (!from && !arrival.landing_page) return 'unknown';
  if (!from || from === hostOf(arrival.landing_page)) return 'direct';
  return named(from, false) ?? 'referral';
}

/** The host of an address without `www.`; empty when it is none. */
export function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, '') ?? '';
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
