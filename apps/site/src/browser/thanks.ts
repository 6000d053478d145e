import { announce } from './announce.ts';

/*
 * A lead that was sent without the form's script is told to the tags here, where they are allowed: once,
 * since they remember it for the tab, and not from a link that somebody passed on.
 */
const reference = document.querySelector<HTMLElement>('[data-new-lead]')?.dataset.newLead;
if (reference && document.referrer.startsWith(`${location.origin}/`)) {
  announce({ name: 'lead', reference });
}
