import { clickIds, clickIdNames } from '@clinicdee/protocol/click-ids';

/** Whether a URL parameter is one of the five utm parameters of spec §7. */
export const isUtm = (key: string): boolean =>
  /^utm_(source|medium|campaign|term|content)$/.test(key);

export const isClickId = (key: string): boolean => Object.hasOwn(clickIds, key);

/** Whether a URL parameter is a utm parameter or a click id. */
export const isInAddress = (key: string): boolean => isUtm(key) || isClickId(key);

/** Whether a page of the site reads a URL parameter: article lists, forms and thanks pages. */
export const isRead = (key: string): boolean => /^(q|tag|order|page|package|ref|taken)$/.test(key);

/** Returns the path if it is that of an article, else an empty string. */
export function articleOf(path: string): string {
  return path.startsWith('/articles/detail/') ? path : '';
}

const NAME = `(?:utm_(?:source|medium|campaign|term|content)|${clickIdNames.join('|')})`;
const KEY = `${NAME}=`;
const campaignKey = new RegExp(KEY, 'i');
const encodedKey = new RegExp(`(?:^|%26|%3F|%3B)${NAME}%3D`, 'i');
const escapedAmpersands = /&(?:(?:amp|#38|#x26)(?:;|%3B))+/gi;
/** The start of campaign parameters in an address that has lost its question mark. */
const campaignInPath = new RegExp(`^([^?]*?)(?:[&;]|%3F|%26)+(?=${KEY})`, 'i');
const secondQuestionMark = /\?(?=[\w.-]+=)/g;
const wrongSeparator = new RegExp(`(?:;|%3F|%26)(?=${KEY})`, 'gi');
const startsWithCampaign = new RegExp(`^${KEY}`, 'i');

/**
 * Repairs the campaign parameters of an address: `&amp;` between parameters, parameters in the path or in the
 * fragment, a second question mark. Any other address is returned unchanged.
 */
export function repairAddress(address: string): string {
  const [start = '', ...behind] = address.replace(escapedAmpersands, '&').split('#');
  const fragment = decodedCampaign(behind.join('#'));
  const [first = '', ...rest] = start.split('?');
  const decoded = [first, ...rest.map(decodedCampaign)].join('?');
  if (!campaignKey.test(decoded + fragment)) return address;
  const [path = '', ...queries] = decoded.replace(campaignInPath, '$1?').split('?');
  const isMoved = campaignKey.test(fragment);
  const anchor = isMoved ? anchorBeforeCampaign(fragment) : fragment;
  const moved = isMoved ? fragment.slice(anchor.length).replace(/^[?&]+/, '') : '';
  const query = [queries.join('?'), moved]
    .filter(Boolean)
    .join('&')
    .replace(secondQuestionMark, '&')
    .replace(wrongSeparator, '&');
  return path + (query && `?${query}`) + (anchor && `#${anchor}`);
}

const anchorBeforeCampaign = (fragment: string): string =>
  startsWithCampaign.test(fragment) ? '' : (/^[^?&]*/.exec(fragment)?.[0] ?? '');

/** Decodes a query or fragment whose campaign parameters are percent-encoded as a whole. */
function decodedCampaign(part: string): string {
  if (!encodedKey.test(part)) return part;
  try {
    return decodeURIComponent(part).replace(escapedAmpersands, '&');
  } catch {
    return part;
  }
}

/** Returns the campaign parameters of a query; of repeated ones the first with a value. */
export function campaignIn(query: URLSearchParams): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of query) {
    const key = name.trim().toLowerCase();
    if (value && isInAddress(key) && !found.has(key)) found.set(key, value);
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
