import type { LeadPayload } from './lead.ts';
import { type Arrival, type Source, sourceOf } from './source.ts';

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
