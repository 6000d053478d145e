interface Redirector {
  host: RegExp;
  path: RegExp;
  /** The query parameters that may hold the address it leads to. */
  parameters: readonly string[];
}

/** Pages that only count a click and send the reader on: Google Docs, mail and social networks put them round links. */
const redirectors: readonly Redirector[] = [
  { host: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/, path: /^\/url$/, parameters: ['q', 'url'] },
  {
    host: /^(?:www|lm?)\.(?:facebook|instagram|messenger)\.com$/,
    path: /^\/(?:l\.php)?$/,
    parameters: ['u'],
  },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\/$/, parameters: ['url'] },
];

/** A redirect may lead to another one. */
const MOST_STEPS = 3;

/**
 * Where a link leads that passes through a redirect page of Google, Facebook, YouTube or Outlook.
 *
 * @returns the address itself where it is no such link, or one that names no target on the web
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
