import {
  type arrivalFields,
  clickIdNames,
  firstSourceOf,
  lastArrivalOf,
  type Source,
  sourceOf,
} from '@clinicdee/protocol';
import { sourceWords } from './source.ts';

type Attributed = Record<keyof typeof arrivalFields, string>;

/** Indexed texts are cut: PostgreSQL refuses a row whose index entry is over 2.7 KB. */
const LONGEST_INDEXED = 850;
const indexed = (text: string) => text.trim().slice(0, LONGEST_INDEXED);

/**
 * Where a lead or a registration came from, beside what is kept as it was sent: the first and the last
 * touch in words and as sources to group by, and the clicks with both ends of the visit.
 */
export function touchesOf(sent: Attributed) {
  const source = firstSourceOf(sent);
  const last = lastArrivalOf(sent);
  const lastSource: Source = sourceOf(last);
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
