import { clickIdIn } from '@clinicdee/protocol/click-ids';
import { listen } from './track-event.ts';
import { attribution } from './touches.ts';
import { beginVisit, daysSinceStart, recordStep } from './visit.ts';
import { whenVisible } from './when-visible.ts';

const events = new Set<string>();

/*
 * Sends one beacon when the page is hidden: the view and how far the visitor got on it (a lead form seen, typed
 * into, sent); never the input, never who. Events after a hidden page is shown again go into another beacon.
 */
function send(): void {
  if (events.size === 0) return;
  const from = attribution();
  const page = {
    page: location.pathname,
    events: [...events].join(' '),
    days: String(daysSinceStart()),
    source: from.utm_source ?? '',
    medium: from.utm_medium ?? '',
    campaign: from.utm_campaign ?? '',
    referrer: from.referrer?.split('/')[2] ?? '',
    click: clickIdIn(from.landing_page ?? '') ?? '',
  };
  navigator.sendBeacon('/api/counts', new URLSearchParams(page));
  events.clear();
}

/** Starts counting events on this page. */
function count(): void {
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => document.hidden && send());

  const record = (step: Parameters<typeof recordStep>[0]) => {
    for (const reached of recordStep(step)) events.add(reached);
  };
  const leadForm = 'form[action$="/contact"]';
  // On the window, because React may re-create the form, and `hydrate.ts` stops events on their way to it.
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && target.closest(leadForm)) record('form_started');
  };
  addEventListener('input', onInput, { capture: true });
  const form = document.querySelector(leadForm);
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      record('form_seen');
      seen.disconnect();
    },
    { threshold: 0.2 },
  );
  if (form) seen.observe(form);
  listen(({ name }) => name === 'lead' && record('form_sent'));
}

whenVisible(() => {
  // Stored on every page, for every visitor: a form on a later page sends it.
  attribution();
  if (beginVisit()) events.add('visit');
  events.add('view');
  const { doNotTrack, globalPrivacyControl, webdriver } = navigator;
  // Excludes visitors who opted out of tracking, and declared robots.
  if (!webdriver && !globalPrivacyControl && doNotTrack !== '1') count();
});
