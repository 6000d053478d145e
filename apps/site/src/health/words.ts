import { type DiskCause, diskAdvice } from '../storage/disk-error.ts';
import type { SiteContent } from '../content/site-content.ts';

/** Code of a health problem. */
export type HealthCode = keyof SiteContent['health'];

/** Advice by code: `data_` and the cause. */
const dataWords = Object.fromEntries(
  Object.entries(diskAdvice).map(([cause, advice]) => [`data_${cause}`, advice]),
) as Record<`data_${DiskCause}`, string>;

/** English messages; the Thai messages are in `content`. */
export const english: Readonly<Record<HealthCode, string>> = {
  database_not_writable:
    'Nothing can be written to the database, so the form takes no leads: check the free space and the permissions of DATA_DIR.',
  ...dataWords,
  database_busy:
    'Another program keeps the database busy: look for a command that holds site.sqlite.',
  file_set_aside:
    'site.sqlite or leads.journal was damaged and is set aside as …damaged-… in DATA_DIR: a new one was filled from the other, so no lead is missing; counts and consents may be. See the log, look at the disk, then remove that file.',
  database_gone:
    'site.sqlite was gone or empty, and a new one was filled from leads.journal: no lead is missing; counts and consents since the last backup are. Find out why, then remove site.gone-… from DATA_DIR.',
  disk_full:
    'The disk is full, and the form may take no more leads at any moment: make room for DATA_DIR at once.',
  disk_low: 'Little space is left for DATA_DIR: make room before the form can take no more leads.',
  erasure_held:
    'Erasing old data waits for a person: the clock leapt by more than two days, or unusually much would go at once. Set the clock right, or accept it with npm run erasure -- --accept.',
  articles_missing:
    'There is no copy of the articles yet: check CONTENT_API_URL and CONTENT_API_KEY.',
  articles_stale:
    'The articles have not been copied for long and the last copy is served: see whether the content site works and CONTENT_API_KEY is the same on both sides.',
  articles_refused:
    'An article is too long for a page, or nothing can be made of it: an earlier form of it is shown, or none. The log of the site names it; divide it into several.',
  content_refused:
    'The words and figures that the office published last cannot be shown, and earlier ones are: the log of the site says why. Publish them mended, or an earlier version.',
  content_stale:
    'The office could not be asked for long whether there are newer words and figures; those of before are shown: see whether the content site works and what the log of the site says.',
  pictures_failing:
    'A picture that shared links bring along cannot be drawn, or not with the cover of its article: the log of the site names it. Put another cover there; where none is drawn, look at the memory and the open files of the machine.',
  leads_waiting: 'Leads wait that have not reached sales: npm run leads says why.',
  leads_refused:
    'Leads were refused by the lead API and set aside: npm run leads says why, npm run leads -- --resend all sends them again.',
  lead_api_unreachable:
    'The lead API cannot be reached; new leads wait here and go by themselves when it is back: see whether the office works.',
  lead_api_astray:
    'Something else than the lead API answers at its address; new leads wait here and go by themselves: check LEAD_API_URL (or OFFICE_INTERNAL_URL, OFFICE_URL) and what stands in between.',
  lead_api_token:
    'The lead API does not accept the token; new leads wait here and go by themselves: LEAD_API_TOKEN must be the same on both sides.',
  lead_api_failing:
    'The lead API answers with an error; new leads wait here and go by themselves: npm run leads says which, and the log of the office why.',
  lead_api_too_many_files:
    'The site may open no more connections, so new leads wait here and go by themselves: raise its limit (LimitNOFILE), and see who holds so many.',
  canary_late:
    'The lead that the site sends to try the way has not arrived: see whether the office works and LEAD_API_TOKEN is the same on both sides.',
  canary_refused:
    'The form does not take the lead that the site sends to try the way, so visitors are asked to call: mend what else is named here, or see the log of the site.',
  check_failed: 'This could not be checked: see the log of the site.',
};
