import type { LeadPayload } from './lead.ts';
import { type Arrival, type Source, sourceOf } from './source.ts';

type LastKey = `last_${keyof Arrival}`;
/** What of a lead or a registration says where its sender came from. */
export type Touches = Pick<LeadPayload, keyof Arrival | LastKey>;

/**
 * The source of the first touch. Only the site's script sees an arrival, and it then tells the last
 * one too; without it the form's own page is no proof of a visitor who came directly.
 */
export function firstSourceOf(touches: Touches): Source {
  const source = sourceOf(touches);
  return source === 'direct' && touches.last_landing_page === '' ? 'unknown' : source;
}

/** The last touch under the keys of an arrival. */
export function lastArrivalOf(touches: Pick<Touches, LastKey>): Arrival {
  return {
    utm_source: touches.last_utm_source,
    utm_medium: touches.last_utm_medium,
    referrer: touches.last_referrer,
    landing_page: touches.last_landing_page,
  };
}
