import { clickIdIn } from '@clinicdee/protocol/click-ids';
import { attribution } from '../attribution/touches.ts';
import { listen } from './announce.ts';
import { beginVisit, daysOfVisit, reach } from './visit.ts';
import { whenSeen } from './when-seen.ts';

const events = new Set<string>();

/*
 * One small request when the page is left: that it was seen, and how far the visit came on it (a lead
 * form seen, typed into, sent); never what was typed, and never by whom. What happens after that, when
 * a hidden page is shown again, is told in another.
 */
function tell(): void {
  if (events.size === 0) return;
  const from = attribution();
  const page = {
    page: location.pathname,
    events: [...events].join(' '),
    days: String(daysOfVisit()),
    source: from.utm_source ?? '',
    medium: from.utm_medium ?? '',
    campaign: from.utm_campaign ?? '',
    referrer: from.referrer?.split('/')[2] ?? '',
    click: clickIdIn(from.landing_page ?? '') ?? '',
  };
  navigator.sendBeacon('/api/counts', new URLSearchParams(page));
  events.clear();
}

/** Counts what happens on this page from now on. */
function count(): void {
  addEventListener('pagehide', tell);
  document.addEventListener('visibilitychange', () => document.hidden && tell());

  const come = (step: Parameters<typeof reach>[0]) => {
    for (const reached of reach(step)) events.add(reached);
  };
  const leadForm = 'form[action$="/contact"]';
  // On the document: React may have to build the form anew.
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest(leadForm)) come('form_started');
  });
  const form = document.querySelector(leadForm);
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      come('form_seen');
      seen.disconnect();
    },
    { threshold: 0.2 },
  );
  if (form) seen.observe(form);
  listen(({ name }) => name === 'lead' && come('form_sent'));
}

whenSeen(() => {
  // Noted on every page and for every visitor: a form on a later one tells of it.
  attribution();
  if (beginVisit()) events.add('visit');
  events.add('view');
  const { doNotTrack, globalPrivacyControl, webdriver } = navigator;
  // Who asked not to be followed is left out, and so is a robot that says so.
  if (!webdriver && !globalPrivacyControl && doNotTrack !== '1') count();
});
