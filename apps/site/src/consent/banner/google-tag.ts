import type { Purpose, Tags } from '../tags.ts';
import { isInAddress, isRead } from '../../attribution/address-keys.ts';
import { keepParameters, publicAddress } from '../../attribution/public-address.ts';
import { listen, type SiteEvent } from '../../browser/announce.ts';
import { isNewInTab } from '../../browser/new-in-tab.ts';

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

/**
 * Where the visitor is and came from, as far as Google may know it. The tag reads the rest by itself (with
 * every change of the history, say, and for each event), so it is told for all of them.
 */
const place = () => ({
  page_location: publicAddress(location.href),
  page_referrer: publicAddress(document.referrer),
  page_title: publicTitle(),
});

/** The page's title, but the site's name where the title repeats what was searched for. */
function publicTitle(): string {
  if (!new URLSearchParams(location.search).has('q')) return document.title;
  return document.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content ?? '';
}

/** Takes out of the address bar what neither a page nor a campaign needs: the tag reads it there as well. */
function clearAddress(): void {
  const { hash, href } = location;
  const address = new URL(keepParameters(href, (key) => isRead(key) || isInAddress(key)));
  address.hash = document.querySelector(':target') ? hash : '';
  if (address.href !== href) history.replaceState(history.state, '', address);
}

/** Consent mode's words for what is allowed. */
const modeOf = (allowed: readonly Purpose[]) =>
  Object.fromEntries(
    Object.entries(signals).flatMap(([purpose, names]) =>
      names.map((name) => [name, allowed.some((one) => one === purpose) ? 'granted' : 'denied']),
    ),
  );

let allowed: readonly Purpose[] = [];
/** Whose tags have been told of this page: once, however often the choice changes. */
const told = new Set<string>();

/**
 * Runs the tags for what is allowed now: everything denied first (consent mode v2), then what the
 * visitor granted. Until something is granted, nothing is requested from anyone.
 *
 * @returns whether something was taken back: its tag is silent from here on, but cannot be unloaded
 */
export function runTags(tags: Tags, now: readonly Purpose[]): boolean {
  const isTakenBack = allowed.some((purpose) => !now.includes(purpose));
  allowed = now;
  const { analytics } = tags;
  // Google's own switch: the tag would still say how long the page was read.
  if (analytics) Object.assign(window, { [`ga-disable-${analytics}`]: !now.includes('analytics') });
  const ids = { analytics, ads: tags.ads?.split('/')[0] };
  const fresh = now.flatMap((purpose) => ids[purpose] ?? []).filter((id) => !told.has(id));
  const [first] = fresh;
  if (told.size > 0) gtag('consent', 'update', modeOf(now));
  else if (first) load(first, tags, now);
  for (const id of fresh) {
    told.add(id);
    gtag('config', id, place());
  }
  return isTakenBack;
}

function load(id: string, tags: Tags, now: readonly Purpose[]): void {
  gtag('consent', 'default', modeOf([]));
  gtag('consent', 'update', modeOf(now));
  clearAddress();
  gtag('set', place());
  gtag('js', new Date());
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  listen((event) => tell(event, tags));
}

function tell(event: SiteEvent, tags: Tags): void {
  if (allowed.includes('analytics') && tags.analytics) {
    const to = { send_to: tags.analytics };
    // A lead that was answered twice is told once.
    if (event.name === 'lead' && isNewInTab('told-leads', event.reference)) {
      gtag('event', 'generate_lead', { ...to, transaction_id: event.reference });
    }
    if (event.name === 'contact') gtag('event', 'contact', { ...to, method: event.method });
  }
  if (event.name === 'registration' && allowed.includes('ads') && tags.ads) {
    gtag('event', 'conversion', { send_to: tags.ads, value: 1, currency: 'THB' });
  }
}
