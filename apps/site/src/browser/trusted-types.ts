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
      const { href, origin, pathname, protocol } = new URL(address, location.href);
      // Of the site itself a script puts in the worker alone; which others may, `script-src` says.
      const isAllowed =
        origin === location.origin ? pathname === '/worker.js' : protocol === 'https:';
      return isAllowed ? href : null;
    },
  });
} catch {
  // An app that shows the page was here before, with rules of its own.
}

export {};
