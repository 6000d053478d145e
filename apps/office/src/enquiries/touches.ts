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
