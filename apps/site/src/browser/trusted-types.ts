/*
 * What may become HTML or a script's address on a page, whoever asks: our own pieces, the consent
 * banner, Google's tag, and what an app puts into the pages that it shows (decision 130). The
 * page's policy lets nothing pass but by these rules.
 */
const harmful = /<(?:script|iframe|object|embed|base)\b|[\s"'/](?:on\w+|srcdoc)\s*=|javascript:/i;

try {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (harmful.test(html) ? null : html),
    createScriptURL: (address) => {
      const { href, origin, protocol } = new URL(address, location.href);
      // Scripts of the site itself are modules; `script-src` says which others may be added.
      return origin !== location.origin && protocol === 'https:' ? href : null;
    },
  });
} catch {
  // An app that shows the page was here before, with rules of its own.
}

export {};
