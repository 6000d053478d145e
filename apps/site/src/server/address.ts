/** A parsed request URL. */
export interface Address {
  /** Percent-encoded, with uppercase hexadecimal digits. */
  pathname: string;
  search: string;
  /** Cache key: the path and the sorted query parameters that pages read. */
  key: string;
}

/** Query parameters that change a cached page. All others are ignored. */
const readParameters = new Set(['page', 'order', 'tag', 'q']);

/** Parses a request URL. Returns undefined if its percent-encoding is invalid. */
export function readAddress(url: string): Address | undefined {
  const { pathname: rawPathname, search, searchParams } = new URL(url);
  const pathname = rawPathname.replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
  try {
    decodeURI(pathname);
    return { pathname, search, key: pathname + queryKey(search, searchParams) };
  } catch {
    return undefined;
  }
}

function queryKey(search: string, parameters: URLSearchParams): string {
  if (search === '') return '';
  for (const name of [...parameters.keys()]) {
    if (!readParameters.has(name)) parameters.delete(name);
  }
  parameters.sort();
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Characters that a path may contain, though `encodeURIComponent` escapes them. */
const needlesslyEscaped = /%(?:2[46BC]|3[ABD]|40)/g;

/** Returns the canonical form of a path: NFC, without needless escapes: `/%70dpa` becomes `/pdpa`. */
export const canonicalPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment).normalize()))
    .join('/')
    .replace(needlesslyEscaped, decodeURIComponent);

/** Removes trailing punctuation, as in a link from a chat: `/contact)`, `/contact%20`. */
export const withoutTrailingPunctuation = (pathname: string): string =>
  pathname.replace(/^((?:\/[\w.-]*[\w-])+)(?:%[\dA-F]{2}|[^\w/%-])+$/, '$1');

/** Removes trailing slashes. Leading slashes collapse to one, since `//` would redirect to another host. */
export const withoutTrailingSlashes = (pathname: string): string =>
  pathname.endsWith('/') ? `/${pathname.replace(/^\/+|\/+$/g, '')}` : pathname;

/** Lowercases a path except its percent-encoded bytes, whose case has no meaning. */
export const inLowerCase = (pathname: string): string =>
  pathname.replace(/%[\dA-F]{2}|[A-Z]+/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
