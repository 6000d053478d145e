import type { SiteContent } from '../content/site-content.ts';

/** What can be wrong. */
export type HealthCode = keyof SiteContent['health'];

/** The same as in `content`, for whoever reads no Thai. */
export const english: Readonly<Record<HealthCode, string>> = {
  home_missing: 'There is no landing page to serve: run npm run build and start again.',
  database_not_writable:
    'Nothing can be written to the database, so the form takes no leads: check the free space and the permissions of DATA_DIR.',
  database_busy:
    'Another program keeps the database busy: look for a command that holds site.sqlite.',
  disk_full: 'The disk is full: make room for DATA_DIR at once.',
  disk_low: 'Little space is left for DATA_DIR: make room before the form can take no more leads.',
  articles_missing:
    'There is no copy of the articles yet: check CONTENT_API_URL and CONTENT_API_KEY.',
  articles_stale:
    'The articles have not been copied for long and the last copy is served: see whether the content site works.',
  leads_waiting: 'Leads wait that have not reached sales: npm run leads says why.',
  leads_refused:
    'Leads were refused by the lead API and set aside: npm run leads says why, npm run leads -- --resend sends them again.',
  lead_api_unreachable:
    'The lead API cannot be reached; new leads wait here and go by themselves when it is back: see whether the office works.',
  check_failed: 'This could not be checked: see the log of the site.',
};
