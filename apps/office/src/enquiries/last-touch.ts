import type { LeadPayload } from '@clinicdee/protocol';
import { sourceWords } from './source.ts';

/** What is kept of the visit's last touch and its ads' click ids; nothing where there was none. */
export function lastTouch(lead: LeadPayload) {
  const last = {
    utm_source: lead.last_utm_source,
    utm_medium: lead.last_utm_medium,
    utm_campaign: lead.last_utm_campaign,
    utm_term: lead.last_utm_term,
    utm_content: lead.last_utm_content,
    referrer: lead.last_referrer,
    landing_page: lead.last_landing_page,
  };
  const { gclid, fbclid, ldtag_cl } = lead;
  const known = Object.entries({ ...last, gclid, fbclid, ldtag_cl }).filter(([, value]) => value);
  const hasTouch = Object.values(last).some(Boolean);
  return {
    ...(hasTouch && { lastTouchWords: sourceWords(last) }),
    ...(known.length > 0 && { clicks: Object.fromEntries(known) }),
  };
}
