import { CAMPAIGN_PREFIXES } from '@clinicdee/protocol/campaign-address';
import { clickIds, clickIdNames } from '@clinicdee/protocol/click-ids';

/** Whether a URL parameter is one of the five utm parameters of spec §7. */
export const isUtm = (key: string): boolean =>
  /^utm_(source|medium|campaign|term|content)$/.test(key);

export const isClickId = (key: string): boolean => Object.hasOwn(clickIds, key);

/** The key meant by `UTM_Source`, `utm_source[]`, ` utm_source` or one with invisible characters of a chat. */
const keyOf = (name: string): string => name.toLowerCase().replace(/\[\d*\]|\W/g, '');

/** Whether a URL parameter is a utm parameter or a click id, in any spelling. */
export function isInAddress(name: string): boolean {
  const key = keyOf(name);
  return isUtm(key) || isClickId(key);
}

/** Whether a page of the site reads a URL parameter: article lists, forms and thanks pages. */
export const isRead = (key: string): boolean => /^(q|tag|order|page|package|ref|taken)$/.test(key);

const readPrefixes = ['/articles/detail/', ...CAMPAIGN_PREFIXES];

/** Returns the path if it is that of an article or campaign page, else an empty string. */
export const pageOf = (path: string): string =>
  readPrefixes.some((prefix) => path.startsWith(prefix)) ? path : '';

const NAME = `(?:utm_(?:source|medium|campaign|term|content)|${clickIdNames.join('|')})`;
const KEY = `${NAME}=`;
const campaignKey = new RegExp(KEY, 'i');
const escapedAmp = '(?:(?:amp|#38|#x26)(?:;|%3B))+';
const escapedAmpersands = new RegExp(`&${escapedAmp}|%26${escapedAmp}(?=${KEY})`, 'gi');
/** What separates parameters when it is percent-encoded, once or several times. */
const encodedSeparator = '%(?:25)*(?:3F|26|3B)';
/** Parameters that are percent-encoded as a whole, up to the anchor. */
const encodedCampaign = new RegExp(`(?:[?&#]|${encodedSeparator})${NAME}%(?:25)*3D[^#]*`, 'gi');
/** The start of campaign parameters in an address that has lost its question mark. */
const campaignInPath = new RegExp(
  `^([^?]*?(?:/(?=${KEY})|(?=[&;%])))(?:[&;]|${encodedSeparator})*(?=${KEY})`,
  'i',
);
/** Longest address that is repaired, in characters. */
const LONGEST = 1500;
const secondQuestionMark = /\?(?=[\w.-]+=)/g;
const wrongSeparator = new RegExp(`(?:[;,|+]|%20|${encodedSeparator})(?=${KEY})`, 'gi');
/** An anchor with a slash or parameters behind it, as chat apps make it, and campaign parameters without an anchor. */
const spoiltFragment = new RegExp(
  `^([^#]*)#(?:(?=${KEY})|/*([^/?&#=]*)(?:[/?&#]+|$))([^/?&#].*=.*)?$`,
  'i',
);

/**
 * Repairs the campaign parameters of an address: `&amp;` or other separators between them, percent-encoded ones, ones
 * in the path, a second question mark. Also moves parameters out of the fragment. Any other address is returned
 * unchanged, and so is a long one: the expressions take time that grows with its square.
 */
export function repairAddress(address: string): string {
  if (address.length > LONGEST) return address;
  const decoded = endWithAnchor(decodeCampaign(address).replace(escapedAmpersands, '&'));
  if (!campaignKey.test(decoded)) return endWithAnchor(address);
  const [start = '', ...behind] = decoded.split('#');
  const [path = '', ...queries] = start.replace(campaignInPath, '$1?').split('?');
  const query = queries.join('?').replace(secondQuestionMark, '&').replace(wrongSeparator, '&');
  return path + (query && `?${query}`) + behind.map((anchor) => `#${anchor}`).join('');
}

/** Moves parameters from the fragment of an address into its query. */
const endWithAnchor = (address: string): string =>
  address.replace(spoiltFragment, (_, start: string, anchor?: string, parameters?: string) => {
    const query = parameters ? (start.includes('?') ? '&' : '?') + parameters : '';
    return start + query + (anchor ? `#${anchor}` : '');
  });

/** Decodes percent-encoded campaign parameters until they are plain. */
function decodeCampaign(address: string): string {
  try {
    const decoded = address.replace(encodedCampaign, decodeURIComponent);
    return decoded === address ? address : decodeCampaign(decoded);
  } catch {
    return address;
  }
}

/** Returns the campaign parameters of a query; of repeated ones the first with a value. */
export function campaignIn(query: URLSearchParams): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of query) {
    const key = keyOf(name);
    if (value && isInAddress(name) && !found.has(key)) found.set(key, value);
  }
  return found;
}

/**
 * Shortens a value of the attribution. Text is cut; a click id that is too long is dropped, since a part of it is
 * useless to the ad network; an address loses the campaign parameters that do not fit and all others.
 */
export function fitValue(key: string, value: string, longest: number): string {
  if (value.length <= longest) return value;
  if (isClickId(key)) return '';
  return /(?:referrer|landing_page)$/.test(key)
    ? fitAddress(value, longest)
    : value.slice(0, longest);
}

function fitAddress(address: string, longest: number): string {
  // `URL.parse` is missing in many phones.
  const [page = '', query] = address.split(/[?#]/);
  let fitting = page.slice(0, longest);
  let mark = '?';
  for (const [key, value] of campaignIn(new URLSearchParams(query))) {
    const parameter = `${mark}${new URLSearchParams([[key, value]])}`;
    if (fitting.length + parameter.length > longest) continue;
    fitting += parameter;
    mark = '&';
  }
  return fitting;
}
