import type { Tags } from './tags.ts';

const google = 'https://*.googletagmanager.com';
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const ads = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/** Adds the origins of the configured tags to the Content-Security-Policy of a page, as Google documents them. */
export function allowTags(policy: string, tags: Tags): string {
  if (!tags.analytics && !tags.ads) return policy;
  const receivers = [google, ...(tags.analytics ? analytics : []), ...(tags.ads ? ads : [])];
  const added = {
    'script-src': [google, ...(tags.ads ? ads.slice(0, 2) : [])],
    'img-src': receivers,
    'frame-src': tags.ads ? ['https://td.doubleclick.net', google] : [],
  };
  let extended = `${policy}; connect-src 'self' ${receivers.join(' ')}`;
  for (const [name, origins] of Object.entries(added))
    extended = extended.replace(new RegExp(`${name} [^;]*`), ['$&', ...origins].join(' '));
  return extended;
}
