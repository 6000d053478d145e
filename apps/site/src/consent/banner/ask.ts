import {
  acceptedCategory,
  type Category,
  reset,
  run,
  show,
  showPreferences,
  type Translation,
  validConsent,
} from 'vanilla-cookieconsent';
import { languageAt, pathIn } from '../../content/languages.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { offeredBy, type Purpose, purposes, type Tags } from '../tags.ts';
import { trackEvent } from '../../browser/track-event.ts';
import { withRetries } from '../../http/network.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { showToast } from '../../browser/show-toast.ts';
import stylesheet from './consent.css?url';
import { runTags } from './google-tag.ts';

type Words = SiteContent['consent'];

/** The configured tags of a page, in `data-measurement`: their ids, and the texts of the banner. */
export interface Measurement extends Tags {
  words: Words;
}

/** Key of the choice in `localStorage`. */
const STORAGE_KEY = 'consent';
/** Key in `sessionStorage`: a choice was saved just before the page reloaded. */
const SAVED = 'consent-saved';

/** Shows the banner unless it has been answered, and runs the allowed tags. */
export async function askForConsent({ words, ...tags }: Measurement): Promise<void> {
  await loadStyles(stylesheet);
  if (sessionStorage.getItem(SAVED)) showToast(words.saved);
  sessionStorage.removeItem(SAVED);
  await begin(tags, words);

  // Applies a choice made in another tab, or while this page was in the back/forward cache.
  let known = localStorage.getItem(STORAGE_KEY);
  const sync = () => {
    if (known === localStorage.getItem(STORAGE_KEY)) return;
    known = localStorage.getItem(STORAGE_KEY);
    reset();
    runTags(tags, []);
    void begin(tags, words);
  };
  const remember = () => (known = localStorage.getItem(STORAGE_KEY));
  for (const name of ['cc:onConsent', 'cc:onChange']) addEventListener(name, remember);
  addEventListener('storage', sync);
  addEventListener('pageshow', sync);
  document.addEventListener('click', onClick);
}

async function begin(tags: Tags, words: Words): Promise<void> {
  const offered = offeredBy(tags);
  const allowed = () => offered.filter((purpose) => acceptedCategory(purpose));

  await run({
    // Asks again when the wording changes or other purposes are offered.
    revision: words.revision * 10 + offered.length * 2 + Number(offered[0] === 'ads'),
    // Crawlers see the same page as visitors.
    hideFromBots: false,
    autoShow: false,
    cookie: { name: STORAGE_KEY, useLocalStorage: true, expiresAfterDays: 182 },
    guiOptions: {
      consentModal: { layout: 'bar inline', position: 'bottom' },
      preferencesModal: { layout: 'box', flipButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(offered.map((purpose) => [purpose, cookiesOf[purpose]])),
    },
    language: { default: language(), translations: { [language()]: translation(words, offered) } },
    onModalReady: ({ modalName, modal }) => {
      if (modalName !== 'consentModal') return;
      makeNonModal(modal);
      makeRoomFor(modal);
    },
    onConsent: () => void runTags(tags, allowed()),
    onFirstConsent: () => {
      void record(words.version, allowed());
      showToast(words.saved);
    },
    onChange: () => {
      void record(words.version, allowed());
      if (runTags(tags, allowed())) {
        // A tag cannot be unloaded, so a withdrawal reloads the page.
        sessionStorage.setItem(SAVED, 'yes');
        location.reload();
      } else showToast(words.saved);
    },
  });
  void isIdle().then(() => validConsent() || show());
}

/** From the path, since a browser that translates the page changes `lang`. */
const language = () => languageAt(location.pathname);

/** Resolves when no form has the focus, since the banner takes it. */
const isIdle = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (document.activeElement?.closest('form')) return;
      document.removeEventListener('focusout', later);
      resolve();
    };
    const later = () => setTimeout(check);
    document.addEventListener('focusout', later);
    check();
  });

/**
 * The library marks its banner as modal and keeps the focus in it, though the page stays usable. Also puts the button
 * that refuses first, as it is shown, for the keyboard.
 */
function makeNonModal(banner: HTMLElement): void {
  banner.removeAttribute('aria-modal');
  banner.addEventListener('keydown', (event) => event.stopPropagation());
  const refuse = banner.querySelector('[data-role="necessary"]');
  if (refuse) refuse.parentElement?.prepend(refuse);
}

/**
 * Publishes the height of the banner as `--consent-height`, so that `consent.css` keeps page content and the focused
 * element clear of it (WCAG 2.4.11).
 */
function makeRoomFor(banner: HTMLElement): void {
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    const { marginTop, marginBottom, bottom } = getComputedStyle(banner);
    const around = [marginTop, marginBottom, bottom].map((size) =>
      Math.max(0, parseFloat(size) || 0),
    );
    const height = around.reduce((sum, size) => sum + size, banner.offsetHeight);
    style.setProperty('--consent-height', `${height}px`);
  }).observe(banner);
}

/** Sharing a page by LINE is no contact. */
const contactLink =
  'a[href^="tel:"], a:is([href*="line.me/"], [href*="lin.ee/"]):not([data-share])';

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('a[href$="/pdpa#cookies"]:not(#cc-main *)')) {
    event.preventDefault();
    showPreferences();
  }
  const contact = event.target.closest<HTMLAnchorElement>(contactLink);
  if (contact) {
    trackEvent({ name: 'contact', method: contact.protocol === 'tel:' ? 'phone' : 'line' });
  }
}

/** Cookies that are deleted when their purpose is refused. */
const cookiesOf: Record<Purpose, Category> = {
  analytics: { autoClear: { cookies: [{ name: /^_ga/ }, { name: '_gid' }] } },
  ads: { autoClear: { cookies: [{ name: /^_gcl/ }] } },
};

const translation = ({ banner, settings }: Words, offered: readonly Purpose[]): Translation => ({
  consentModal: {
    title: banner.title,
    description: `${banner.text} <a href="/pdpa#cookies">${banner.policy}</a>`,
    acceptAllBtn: banner.accept,
    acceptNecessaryBtn: banner.refuse,
    showPreferencesBtn: banner.choose,
  },
  preferencesModal: {
    title: settings.title,
    acceptAllBtn: banner.accept,
    acceptNecessaryBtn: banner.refuse,
    savePreferencesBtn: settings.save,
    closeIconLabel: settings.close,
    sections: (['necessary', ...purposes] as const)
      .filter((key) => key === 'necessary' || offered.includes(key))
      .map((key) => ({
        title: settings[key].title,
        description: settings[key].text,
        linkedCategory: key,
      })),
  },
});

/** Sends the choice to the server, with retries. Ignores failures: the visitor can do nothing about them. */
async function record(version: string, allowed: readonly Purpose[]): Promise<void> {
  const send = async () => {
    const { status } = await fetch(pathIn(language(), '/api/consent'), {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version, allowed }),
    });
    if (status >= 429) throw new Error(`The choice was answered with ${status}`);
  };
  await withRetries(send).catch(() => undefined);
}
