import { clickIdIn } from '@clinicdee/protocol/click-ids';
import { attribution, isFirstPage } from '../attribution/touches.ts';

/*
 * One small request when the page is left: that it was seen, whether its lead form was, and whether
 * something was typed into it; never what, and never by whom. What happens after that, when a hidden
 * page is shown again, is told in another.
 */
const events = new Set(isFirstPage() ? ['visit', 'view'] : ['view']);

function tell(): void {
  // A page that is only made ready has been seen by nobody.
  if (events.size === 0 || document.prerendering) return;
  const from = attribution();
  const page = {
    page: location.pathname,
    events: [...events].join(' '),
    source: from.utm_source ?? '',
    medium: from.utm_medium ?? '',
    campaign: from.utm_campaign ?? '',
    referrer: from.referrer?.split('/')[2] ?? '',
    click: clickIdIn(from.landing_page ?? '') ?? '',
  };
  navigator.sendBeacon('/api/counts', new URLSearchParams(page));
  events.clear();
}

const { doNotTrack, globalPrivacyControl, webdriver } = navigator;
// Who asked not to be followed is left out, and so is a robot that says so.
if (!webdriver && !globalPrivacyControl && doNotTrack !== '1') {
  addEventListener('pagehide', tell);
  document.addEventListener('visibilitychange', () => document.hidden && tell());

  const form = document.querySelector('form[action="/api/leads"]');
  form?.addEventListener('input', () => events.add('form_started'), { once: true });
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      events.add('form_seen');
      seen.disconnect();
    },
    { threshold: 0.2 },
  );
  if (form) seen.observe(form);
}
