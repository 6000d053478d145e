import type { Purpose, Tags } from '../tags.ts';
import { isInAddress, isRead } from '../../attribution/campaign-address.ts';
import { keepParameters, publicAddress } from '../../attribution/public-address.ts';
import { listen, type SiteEvent } from '../../browser/track-event.ts';
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

/** Google's command function: the tag reads `arguments` objects, not arrays. */
const gtag: (...command: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- see above
  (window.dataLayer ??= []).push(arguments);
};

/**
 * Page data without private parameters. Set for all commands, since the tag otherwise reads the full address itself,
 * for each event and each change of the history.
 */
const pageData = () => ({
  page_location: publicAddress(location.href),
  page_referrer: publicAddress(document.referrer),
  page_title: publicTitle(),
});

/** Returns the page title, or the site name on search pages, whose title contains the query. */
function publicTitle(): string {
  if (!new URLSearchParams(location.search).has('q')) return document.title;
  return document.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content ?? '';
}

/** Removes parameters that no page or campaign needs from the address bar, which the tag reads too. */
function clearAddress(): void {
  const { hash, href } = location;
  const address = new URL(keepParameters(href, (key) => isRead(key) || isInAddress(key)));
  address.hash = document.querySelector(':target') ? hash : '';
  if (address.href !== href) history.replaceState(history.state, '', address);
}

/** Returns the consent mode parameters for the allowed purposes. */
const modeOf = (allowed: readonly Purpose[]) =>
  Object.fromEntries(
    Object.entries(signals).flatMap(([purpose, names]) =>
      names.map((name) => [name, allowed.some((item) => item === purpose) ? 'granted' : 'denied']),
    ),
  );

let allowed: readonly Purpose[] = [];
/** Ids of tags that are configured for this page: once, however often the choice changes. */
const configured = new Set<string>();

/**
 * Runs the tags of the allowed purposes: with everything denied first (consent mode v2), then with what the visitor
 * granted. No request is sent to Google before something is granted.
 *
 * @returns whether a purpose was withdrawn: its tag sends nothing more, but cannot be unloaded
 */
export function runTags(tags: Tags, now: readonly Purpose[]): boolean {
  const isWithdrawn = allowed.some((purpose) => !now.includes(purpose));
  allowed = now;
  const { analytics } = tags;
  // Google's opt-out flag: otherwise the tag would still report the time on the page.
  if (analytics) Object.assign(window, { [`ga-disable-${analytics}`]: !now.includes('analytics') });
  const ids = { analytics, ads: tags.ads?.split('/')[0] };
  const fresh = now.flatMap((purpose) => ids[purpose] ?? []).filter((id) => !configured.has(id));
  const [first] = fresh;
  if (configured.size > 0) gtag('consent', 'update', modeOf(now));
  else if (first) load(first, tags, now);
  for (const id of fresh) {
    configured.add(id);
    gtag('config', id, pageData());
  }
  return isWithdrawn;
}

function load(id: string, tags: Tags, now: readonly Purpose[]): void {
  gtag('consent', 'default', modeOf([]));
  gtag('consent', 'update', modeOf(now));
  clearAddress();
  gtag('set', pageData());
  gtag('js', new Date());
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  listen((event) => report(event, tags));
}

function report(event: SiteEvent, tags: Tags): void {
  if (allowed.includes('analytics') && tags.analytics) {
    const to = { send_to: tags.analytics };
    // A lead that was answered twice is reported once.
    if (event.name === 'lead' && isNewInTab('told-leads', event.reference)) {
      gtag('event', 'generate_lead', { ...to, transaction_id: event.reference });
    }
    if (event.name === 'contact') gtag('event', 'contact', { ...to, method: event.method });
  }
  if (event.name === 'registration' && allowed.includes('ads') && tags.ads) {
    gtag('event', 'conversion', { send_to: tags.ads, value: 1, currency: 'THB' });
  }
}
