/*
 * What may become HTML or a script's address on a page, whoever asks: our own pieces, the consent
 * banner, Google's tag, and what an app puts into the pages that it shows (decision 130). The
 * page's policy lets nothing pass but by these rules.
 */
const harmful = /<(?:script|iframe|object|embed|base)\b|[\s"'/](?:on\w+|srcdoc)\s*=|javascript:/i;

// From where scripts come at all the policy says; these are the two that are put in by a script.
const scripts = [`${location.origin}/worker.js`, 'https://www.googletagmanager.com/'];

try {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (harmful.test(html) ? null : html),
    createScriptURL: (address) => {
      const { href } = new URL(address, location.href);
      return scripts.some((start) => href.startsWith(start)) ? href : null;
    },
  });
} catch {
  // An app that shows the page was here before, with rules of its own.
}

export {};
