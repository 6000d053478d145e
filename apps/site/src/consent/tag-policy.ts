import type { Tags } from './tags.ts';

const google = 'https://*.googletagmanager.com';
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const ads = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/**
 * Adds the origins of the configured tags to a Content-Security-Policy, as Google documents them.
 */
export function allowTags(policy: string, tags: Tags): string {
  if (!tags.analytics && !tags.ads) return policy;
  const receivers = [google, ...(tags.analytics ? analytics : []), ...(tags.ads ? ads : [])];
  const added: Record<string, string[]> = {
    'script-src': [google, ...(tags.ads ? ads.slice(0, 2) : [])],
    'img-src': receivers,
    'connect-src': receivers,
    'frame-src': tags.ads ? ['https://td.doubleclick.net', google] : [],
  };
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean);
  for (const [name, origins] of Object.entries(added)) {
    if (origins.length === 0) continue;
    const at = directives.findIndex((directive) => directive.startsWith(`${name} `));
    const present = directives[at] ?? `${name} 'self'`;
    directives.splice(at < 0 ? directives.length : at, 1, [present, ...origins].join(' '));
  }
  return directives.join('; ');
}
