import { trackEvent } from './track-event.ts';

/*
 * Emits the lead event for a natively posted form. Listeners deduplicate it within the tab; the referrer check
 * excludes shared links to the thanks page.
 */
const reference = document.querySelector<HTMLElement>('[data-new-lead]')?.dataset.newLead;
if (reference && document.referrer.startsWith(`${location.origin}/`)) {
  trackEvent({ name: 'lead', reference });
}
