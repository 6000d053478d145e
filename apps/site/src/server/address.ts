/** What an address says, once it is read. */
export interface Address {
  /** Percent-encoded, its hexadecimal digits in capitals. */
  pathname: string;
  search: string;
  /** Under which a page is cached: the path, and of the query what a page reads, in one order. */
  key: string;
}

/** All that a cached page reads of its query. Whatever else is there changes nothing on it. */
const readParameters = new Set(['page', 'order', 'tag', 'q']);

/** @returns undefined where percent signs stand for nothing */
export function readAddress(url: string): Address | undefined {
  const { pathname: written, search, searchParams } = new URL(url);
  const pathname = written.replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
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

const unreserved = /^[\w.~-]$/;

/** A path without percent-encoding where a letter would do: `/%70dpa` is `/pdpa`. */
export const withoutNeedlessEscapes = (pathname: string): string =>
  pathname.replace(/%([\dA-F]{2})/g, (escape, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return unreserved.test(character) ? character : escape;
  });

/** No slash at the end, and then one in front: two would lead to another host. */
export const withoutClosingSlashes = (pathname: string): string =>
  pathname.endsWith('/') ? `/${pathname.replace(/^\/+|\/+$/g, '')}` : pathname;

/** Letters alone: what is percent-encoded means the same in either case. */
export const inLowerCase = (pathname: string): string =>
  pathname.replace(/%[\dA-F]{2}|[A-Z]+/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
