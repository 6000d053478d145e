import {
  firstSourceOf,
  lastArrivalOf,
  type LeadPayload,
  type Source,
  sourceOf,
} from '@clinicdee/protocol';
import { sourceWords } from './source.ts';

type Attributed = Pick<
  LeadPayload,
  Extract<
    keyof LeadPayload,
    `${'' | 'last_'}${`utm_${string}` | 'referrer' | 'landing_page'}` | 'article'
  >
> &
  Pick<LeadPayload, 'gclid' | 'fbclid' | 'ldtag_cl'> & { device_type: string };

/** Indexed texts are cut: PostgreSQL refuses a row whose index entry is over 2.7 KB. */
const LONGEST_INDEXED = 850;
const indexed = (text: string) => text.trim().slice(0, LONGEST_INDEXED);

/**
 * Where a lead or a registration came from, as it is kept: the first and the last touch in words and
 * as sources to group by, and everything as it was measured.
 */
export function touchesOf(sent: Attributed) {
  const source = firstSourceOf(sent);
  const last = lastArrivalOf(sent);
  const lastSource: Source = sourceOf(last);
  const { gclid, fbclid, ldtag_cl } = sent;
  const lastTouch = {
    ...last,
    utm_campaign: sent.last_utm_campaign,
    utm_term: sent.last_utm_term,
    utm_content: sent.last_utm_content,
  };
  const clicks = Object.entries({ ...lastTouch, gclid, fbclid, ldtag_cl }).filter(
    ([, value]) => value,
  );
  return {
    source,
    sourceWords: sourceWords(source, sent),
    lastSource,
    ...(lastSource !== 'unknown' && { lastTouchWords: sourceWords(lastSource, lastTouch) }),
    ...(clicks.length > 0 && { clicks: Object.fromEntries(clicks) }),
    article: indexed(sent.article),
    utmSource: sent.utm_source,
    utmMedium: sent.utm_medium,
    utmCampaign: indexed(sent.utm_campaign),
    utmTerm: sent.utm_term,
    utmContent: sent.utm_content,
    referrer: sent.referrer,
    landingPage: sent.landing_page,
    deviceType: sent.device_type,
  };
}
