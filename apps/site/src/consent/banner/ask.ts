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
import { announce } from '../../browser/announce.ts';
import { withRetries } from '../../http/network.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { showToast } from '../../browser/show-toast.ts';
import { makeRoomFor } from './make-room.ts';
import stylesheet from './consent.css?url';
import { runTags } from './google-tag.ts';

type Words = SiteContent['consent'];

/** What the site says when it is asked what is configured: the tags, and how to ask for them. */
export interface Measurement extends Tags {
  words: Words;
}

/** Where the choice lives in the browser's storage. */
const PLACE = 'consent';
/** Says that a choice was saved just before the page was loaded again. */
const SAVED = 'consent-saved';

/** Shows the banner where it has not been answered, and runs what was allowed. */
export async function askForConsent({ words, ...tags }: Measurement): Promise<void> {
  await loadStyles(stylesheet);
  if (sessionStorage.getItem(SAVED)) showToast(words.saved);
  sessionStorage.removeItem(SAVED);
  await begin(tags, words);

  // Answered in another tab, or while this page was kept for "back": what holds there holds here.
  let known = localStorage.getItem(PLACE);
  const look = () => {
    if (known === localStorage.getItem(PLACE)) return;
    known = localStorage.getItem(PLACE);
    reset();
    runTags(tags, []);
    void begin(tags, words);
  };
  const note = () => (known = localStorage.getItem(PLACE));
  for (const name of ['cc:onConsent', 'cc:onChange']) addEventListener(name, note);
  addEventListener('storage', look);
  addEventListener('pageshow', look);
  document.addEventListener('click', clicked);
}

async function begin(tags: Tags, words: Words): Promise<void> {
  const offered = offeredBy(tags);
  const allowed = () => offered.filter((purpose) => acceptedCategory(purpose));

  await run({
    // Who was asked for less has not been asked for this.
    revision: words.revision * 10 + offered.length * 2 + Number(offered[0] === 'ads'),
    // A crawler sees what a visitor sees.
    hideFromBots: false,
    autoShow: false,
    cookie: { name: PLACE, useLocalStorage: true, expiresAfterDays: 182 },
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
      if (modalName === 'consentModal') makeRoomFor(modal);
    },
    onConsent: () => void runTags(tags, allowed()),
    onFirstConsent: () => {
      void record(words.version, allowed());
      showToast(words.saved);
    },
    onChange: () => {
      void record(words.version, allowed());
      if (runTags(tags, allowed())) {
        // A tag cannot be unloaded: what was taken back is gone with the page.
        sessionStorage.setItem(SAVED, 'yes');
        location.reload();
      } else showToast(words.saved);
    },
  });
  void isIdle().then(() => validConsent() || show());
}

/** Of the page as it was sent: a browser that translates it changes `lang`. */
const language = () => languageAt(location.pathname);

/** The banner takes the focus, so it waits while somebody fills in a form. */
const isIdle = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.activeElement?.closest('form')) return;
      document.removeEventListener('focusout', later);
      resolve();
    };
    const later = () => setTimeout(look);
    document.addEventListener('focusout', later);
    look();
  });

/** Passing a page on by LINE is no contact. */
const contactLink =
  'a[href^="tel:"], a:is([href*="line.me/"], [href*="lin.ee/"]):not([data-share])';

function clicked(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('a[href$="/pdpa#cookies"]:not(#cc-main *)')) {
    event.preventDefault();
    showPreferences();
  }
  const contact = event.target.closest<HTMLAnchorElement>(contactLink);
  if (contact) {
    announce({ name: 'contact', method: contact.protocol === 'tel:' ? 'phone' : 'line' });
  }
}

/** Cookies that go when what they were for is refused. */
const cookiesOf: Record<Purpose, Category> = {
  analytics: { autoClear: { cookies: [{ name: /^_ga/ }, { name: '_gid' }] } },
  ads: { autoClear: { cookies: [{ name: /^_gcl/ }] } },
};

const translation = ({ banner, settings }: Words, offered: readonly Purpose[]): Translation => ({
  consentModal: {
    title: banner.title,
    description: `${banner.text} <a href="${pathIn(language(), '/pdpa#cookies')}">${banner.policy}</a>`,
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

/** The site writes the choice down; a visitor is not troubled when it cannot. */
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
