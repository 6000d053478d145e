import {
  acceptedCategory,
  type Category,
  run,
  showPreferences,
  type Translation,
} from 'vanilla-cookieconsent';
import { consent, type Purpose, purposes } from '../../content/consent.ts';
import { offeredBy, type Tags } from '../../measurement/tags.ts';
import { announce } from '../announce.ts';
import { showToast } from '../toast.ts';
import { makeRoomFor } from './make-room.ts';
import stylesheet from './consent.css?url';
import { runTags } from './tags.ts';

const { banner, settings } = consent;

/** Shows the banner where it has not been answered, and runs what was allowed. */
export async function askForConsent(tags: Tags): Promise<void> {
  await loadStyles();
  const offered = offeredBy(tags);
  const allowed = () => offered.filter((purpose) => acceptedCategory(purpose));
  let isRunning = false;

  const changed = () => {
    void record(allowed());
    // A tag cannot be unloaded: what was taken back is gone with the page.
    if (isRunning) location.reload();
    else {
      isRunning = runTags(tags, allowed());
      showToast(consent.saved);
    }
  };

  await run({
    revision: consent.revision,
    // A crawler sees what a visitor sees.
    hideFromBots: false,
    cookie: { name: 'consent', useLocalStorage: true, expiresAfterDays: 182 },
    guiOptions: {
      consentModal: { layout: 'bar inline', position: 'bottom' },
      preferencesModal: { layout: 'box', flipButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(offered.map((purpose) => [purpose, cookiesOf[purpose]])),
    },
    language: { default: 'th', translations: { th: words(offered) } },
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') makeRoomFor(modal);
    },
    onConsent: () => (isRunning = runTags(tags, allowed()) || isRunning),
    onFirstConsent: () => {
      void record(allowed());
      showToast(consent.saved);
    },
    onChange: changed,
  });

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('a[href$="/pdpa#cookies"]:not(#cc-main *)')) {
      event.preventDefault();
      showPreferences();
    }
    const contact = event.target.closest<HTMLAnchorElement>('a[href^="tel:"], a[href*="line.me/"]');
    if (contact) {
      announce({ name: 'contact', method: contact.protocol === 'tel:' ? 'phone' : 'line' });
    }
  });
}

/** Cookies that go when what they were for is refused. */
const cookiesOf: Record<Purpose, Category> = {
  analytics: { autoClear: { cookies: [{ name: /^_ga/ }, { name: '_gid' }] } },
  ads: { autoClear: { cookies: [{ name: /^_gcl/ }] } },
};

const words = (offered: readonly Purpose[]): Translation => ({
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

/** The site writes the choice down; a visitor is not troubled when it cannot. */
async function record(allowed: readonly Purpose[]): Promise<void> {
  await fetch('/api/consent', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version: consent.version, allowed }),
  }).catch(() => undefined);
}

const loadStyles = () =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheet;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
