import type { Purpose } from '../../content/consent.ts';
import type { Tags } from '../../measurement/tags.ts';
import { listen, type SiteEvent } from '../announce.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const signals = {
  analytics: ['analytics_storage'],
  ads: ['ad_storage', 'ad_user_data', 'ad_personalization'],
} as const;

/** Google's own way to talk to its tag: it reads `arguments` objects, not arrays. */
const gtag: (...command: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- see above
  (window.dataLayer ??= []).push(arguments);
};

/** Consent mode's words for what is allowed. */
const modeOf = (allowed: readonly Purpose[]) =>
  Object.fromEntries(
    Object.entries(signals).flatMap(([purpose, names]) =>
      names.map((name) => [name, allowed.some((one) => one === purpose) ? 'granted' : 'denied']),
    ),
  );

let isLoaded = false;

/**
 * Runs the tags for what is allowed: everything denied first (consent mode v2), then what the visitor
 * granted. While nothing is granted, nothing is requested from anyone.
 *
 * @returns whether a tag runs now
 */
export function runTags(tags: Tags, allowed: readonly Purpose[]): boolean {
  if (isLoaded) {
    gtag('consent', 'update', modeOf(allowed));
    return true;
  }
  const ids = [
    allowed.includes('analytics') ? tags.analytics : undefined,
    allowed.includes('ads') ? tags.ads?.split('/')[0] : undefined,
  ].filter((id) => id !== undefined);
  const [first] = ids;
  if (first === undefined) return false;

  isLoaded = true;
  gtag('consent', 'default', modeOf([]));
  gtag('consent', 'update', modeOf(allowed));
  gtag('js', new Date());
  for (const id of ids) gtag('config', id);
  listen((event) => tell(event, tags, allowed));

  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(first)}`;
  document.head.append(script);
  return true;
}

function tell(event: SiteEvent, tags: Tags, allowed: readonly Purpose[]): void {
  if (allowed.includes('analytics') && tags.analytics) {
    const to = { send_to: tags.analytics };
    if (event.name === 'lead' && isNew(event.reference)) {
      gtag('event', 'generate_lead', { ...to, transaction_id: event.reference });
    }
    if (event.name === 'contact') gtag('event', 'contact', { ...to, method: event.method });
  }
  if (event.name === 'registration' && allowed.includes('ads') && tags.ads) {
    gtag('event', 'conversion', { send_to: tags.ads, value: 1, currency: 'THB' });
  }
}

/** A lead that was answered twice is told once. */
function isNew(reference: string): boolean {
  const told = sessionStorage.getItem('told-leads')?.split(' ') ?? [];
  if (told.includes(reference)) return false;
  sessionStorage.setItem('told-leads', [...told, reference].join(' '));
  return true;
}
