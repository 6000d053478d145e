interface Redirector {
  host: RegExp;
  path: RegExp;
  /** The query parameters that may contain the target. */
  parameters: readonly string[];
}

/** Pages that stand for another: Google Docs, mail services and social networks wrap links in them. */
const redirectors: readonly Redirector[] = [
  { host: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/, path: /^\/url$/, parameters: ['q', 'url'] },
  {
    host: /^(?:www|lm?)\.(?:facebook|instagram|messenger|threads)\.com$/,
    path: /^\/(?:l\.php)?$/,
    parameters: ['u'],
  },
  {
    host: /^(?:www\.)?facebook\.com$/,
    path: /^\/plugins\/(?:video|post|page)\.php$/,
    parameters: ['href'],
  },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^/, parameters: ['url'] },
];

/** Redirects may be nested. */
const MOST_STEPS = 3;

/**
 * Returns the target of a link through a redirect page of Google, Facebook, YouTube or Outlook.
 *
 * @returns the address itself when it is no such link, or its target is not a web address
 */
export function redirectTarget(address: string): string {
  let target = address;
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = targetOf(target);
    if (next === undefined) break;
    target = next;
  }
  return target;
}

function targetOf(address: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(address)) return undefined;
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(absolute)) return undefined;
  const { hostname, pathname, searchParams } = new URL(absolute);
  const redirector = redirectors.find(
    ({ host, path }) => host.test(hostname) && path.test(pathname),
  );
  return redirector?.parameters
    .flatMap((name) => searchParams.getAll(name))
    .find((value) => /^https?:\/\//i.test(value) && URL.canParse(value));
}
