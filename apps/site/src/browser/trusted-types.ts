/*
 * The default Trusted Types policy: decides which strings may become HTML or a script's address. The consent
 * banner, Google's tag and apps that embed a page set both without a policy of their own. Browsers apply it to
 * every such string, because the page's Content-Security-Policy requires Trusted Types.
 */
const harmful = /<(?:script|iframe|object|embed|base)\b|[\s"'/](?:on\w+|srcdoc)\s*=|javascript:/i;

try {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (harmful.test(html) ? null : html),
    createScriptURL: (address) => {
      const { href, origin, protocol } = new URL(address, location.href);
      // The site's own scripts are modules; `script-src` restricts the others.
      return origin !== location.origin && protocol === 'https:' ? href : null;
    },
  });
} catch {
  // An embedding app has already created a default policy.
}

export {};
