import { clickIdIn, clickIds } from './click-ids.ts';
import type { LeadPayload } from './lead.ts';

/** The traffic sources of visitors. */
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

/** One arrival, from URL and referrer; unknown values are empty. */
export interface Arrival {
  utm_source: string;
  utm_medium: string;
  /** The linking page, or only its origin. */
  referrer: string;
  landing_page: string;
}

/**
 * Classifies an arrival: by `utm_source` first, then by the click id in the URL, then by the referrer. Without
 * any of these it is a `campaign` with a `utm_medium`, else `direct`, and without a landing page `unknown`.
 */
export function sourceOf({ utm_source, utm_medium, referrer, landing_page }: Arrival): Source {
  const medium = wordsOf(utm_medium);
  const click = clickIdIn(landing_page);
  const clicked = click && clickIds[click];
  const isPaid = isPaidMedium(medium);
  if (utm_source.trim()) {
    const named = namedSource(utm_source);
    if (named === undefined) return isEmailMedium(medium) ? 'email' : 'campaign';
    const isAd = isPaid || named.isAd || (medium.length === 0 && paid(named.source) === clicked);
    return isAd ? paid(named.source) : named.source;
  }
  if (clicked) return isPaid ? paid(clicked) : clicked;
  if (isEmailMedium(medium)) return 'email';
  const from = hostOf(referrer);
  if (!from && !landing_page) return 'unknown';
  if (!from || from === hostOf(landing_page)) return medium.length > 0 ? 'campaign' : 'direct';
  const source = sourceOfHost(from) ?? 'referral';
  return isPaid ? paid(source) : source;
}

/** Returns the host of a URL without `www.`; empty when the URL is invalid. */
export function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\.|\.$/g, '') ?? '';
}

const paid = (source: Source): Source =>
  source === 'google' ? 'google_ads' : source === 'facebook' ? 'facebook_ads' : source;

/** Splits a utm value into lower-case words of letters and digits. */
const wordsOf = (value: string): string[] =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/*
 * Mediums of the default channel group of Google Analytics
 * (https://support.google.com/analytics/answer/9756891): paid, display and e-mail. `ads` is an
 * addition, since many people use it.
 */
const PAID_WORD = /^(cp[a-z]|ppc|retargeting|remarketing|paid.*|ads?|sponsored|boost(ed)?|โฆษณา)$/;
const DISPLAY_WORD = /^(display|banner|expandable|interstitial)$/;
const NEGATION = /^(non|not|un|no)$/;

const isPaidMedium = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      (PAID_WORD.test(word) || DISPLAY_WORD.test(word)) && !NEGATION.test(words[at - 1] ?? ''),
  );

const isEmailMedium = (words: readonly string[]): boolean =>
  /^(e ?mails?|mail|(e ?mail )?newsletters?|edm)$/.test(words.join(' '));

/** Words in `utm_source` for the known sources. */
const sourcesByWord = new Map<string, Source>([
  ...named('google', 'google adwords googlemaps gmb gbp bing yahoo duckduckgo กูเกิล กูเกิ้ล'),
  ...named('facebook', 'facebook fb instagram ig messenger threads เฟซบุ๊ก เฟซบุ๊ค เฟสบุ๊ก เฟสบุ๊ค ไอจี'),
  ...named('tiktok', 'tiktok ติ๊กต็อก'),
  ...named('youtube', 'youtube yt ยูทูบ ยูทูป'),
  ...named('line', 'lineoa linevoom ไลน์'),
  ...named('email', 'email emails gmail newsletter newsletters mailchimp edm อีเมล อีเมล์'),
]);
/** Ambiguous words (on-line, meta tags), which name a source only in first position. */
const sourcesByFirstWord = new Map<string, Source>([
  ...named('line', 'line'),
  ...named('facebook', 'meta'),
]);

function named(source: Source, words: string): [string, Source][] {
  return words.split(' ').map((word) => [word, source]);
}

/** Returns the source in `utm_source`, and whether it marks an ad (`google_ads`, `fbads`). */
function namedSource(value: string): { source: Source; isAd: boolean } | undefined {
  const byHost = sourceOfHost(hostOf(`https://${value.trim().replace(/^https?:\/\//i, '')}`));
  if (byHost) return { source: byHost, isAd: false };
  const words = wordsOf(value);
  if (/^e mails?\b|^mail$/.test(words.join(' '))) return { source: 'email', isAd: false };
  for (const [index, word] of words.entries()) {
    const name = word.replace(/(?<=.)ads?$/, '');
    const source =
      sourcesByWord.get(word) ??
      sourcesByWord.get(name) ??
      (index === 0 ? sourcesByFirstWord.get(name) : undefined);
    if (source)
      return {
        source,
        isAd: name !== word || words.some((other) => /^(ads?|adwords)$/.test(other)),
      };
  }
  return undefined;
}

/** Domains, and Android package names of apps, of the known sources. */
const sourcesByDomain: readonly (readonly [Source, string])[] = [
  ['google', 'bing.com duckduckgo.com com.google.android.googlequicksearchbox'],
  [
    'facebook',
    'facebook.com fb.com fb.me fb.watch m.me messenger.com instagram.com instagr.am threads.net threads.com meta.com com.facebook.katana com.facebook.lite com.facebook.orca com.instagram.android com.instagram.barcelona',
  ],
  ['tiktok', 'tiktok.com tiktokv.com com.zhiliaoapp.musically com.ss.android.ugc.trill'],
  ['youtube', 'youtube.com youtu.be youtube-nocookie.com com.google.android.youtube'],
  ['line', 'line.me lin.ee line.naver.jp linevoom.com jp.naver.line.android'],
  [
    'email',
    'icloud.com proton.me gmail.com inbox.google.com outlook.com mailchi.mp com.google.android.gm com.yahoo.mobile.client.android.mail com.microsoft.office.outlook com.samsung.android.email.provider ch.protonmail.android',
  ],
];

/** Country domains of search engines: `google.com`, `google.co.th`, `yahoo.co.jp`; a link in Google Docs is no search. */
const SEARCH_ENGINE =
  /^(?:(?:(?:maps|news|images|lens)\.)?google|(?:[\w-]+\.)*yahoo)\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;
/** Webmail: `mail.google.com`, `outlook.live.com`, `webmail.clinic.example`. */
const MAIL_HOST = /(?:^|\.)(?:mail|webmail|email|outlook|owa)\d*\./;

/** Returns the source of a host by its domain; undefined when unknown. */
function sourceOfHost(host: string): Source | undefined {
  const isWithin = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  const known = sourcesByDomain.find(([, domains]) => domains.split(' ').some(isWithin));
  if (known) return known[0];
  if (MAIL_HOST.test(host)) return 'email';
  return SEARCH_ENGINE.test(host) ? 'google' : undefined;
}

type LastKey = `last_${keyof Arrival}`;
/** The attribution fields of a lead or registration. */
export type Touches = Pick<LeadPayload, keyof Arrival | LastKey>;

/**
 * Returns the source of the first touch. Without the site's script, which also sends the last touch, only the
 * page of the form is known, and that does not prove a direct visit.
 */
export function firstSourceOf(touches: Touches): Source {
  const source = sourceOf(touches);
  return source === 'direct' && touches.last_landing_page === '' ? 'unknown' : source;
}

/** Returns the last touch with the keys of an arrival. */
export function lastArrivalOf(touches: Pick<Touches, LastKey>): Arrival {
  return {
    utm_source: touches.last_utm_source,
    utm_medium: touches.last_utm_medium,
    referrer: touches.last_referrer,
    landing_page: touches.last_landing_page,
  };
}

/** Longer names of campaigns and hosts are truncated. */
const LONGEST_NAME = 80;

/**
 * Normalizes the name of a campaign or host for counting: one line, truncated. Returns an empty text for
 * an e-mail address, which is personal data and no campaign.
 */
export function countedWord(name: string): string {
  const word = name.normalize('NFC').replace(/[\s\p{C}]+/gu, ' ');
  return word.includes('@') ? '' : word.trim().slice(0, LONGEST_NAME).toWellFormed();
}

/** Returns the detail of a generic source: the linking host, or `utm_source` of the campaign. */
export function sourceDetail(
  source: string,
  { referrer, utm_source }: Pick<Arrival, 'referrer' | 'utm_source'>,
): string {
  if (source === 'referral') return countedWord(hostOf(referrer));
  return source === 'campaign' ? countedWord(utm_source.toLowerCase()) : '';
}
