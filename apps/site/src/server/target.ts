/** Where a request leads. */
export interface Place {
  /** As in an address, percent-encoded. */
  pathname: string;
  /** Decoded: the name of a built file. */
  path: string;
  /** Under which a rendered page is kept. */
  key: string;
  /** The pattern of what is there, for figures. */
  route: string;
}

const MOST_REMEMBERED = 2_000;
const LONGEST_REMEMBERED = 500;

/** Reads paths and queries as they stood on the wire, each spelling once. */
export class Places {
  readonly #read = new Map<string, Place>();
  readonly #routeOf: (path: string) => string;

  constructor(routeOf: (path: string) => string) {
    this.#routeOf = routeOf;
  }

  /** @returns undefined for what is no address */
  of(target: string | undefined, keyOf: (url: URL) => string): Place | undefined {
    if (target === undefined) return undefined;
    const known = this.#read.get(target);
    if (known) return known;
    // Not as a base: with it `//elsewhere/pdpa` would be the page `/pdpa` of another host.
    const address = `http://site${target}`;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const path = url && decoded(url.pathname);
    if (!url || path === undefined) return undefined;
    const place = {
      ...{ pathname: url.pathname, path, key: keyOf(url) },
      route: this.#routeOf(path),
    };
    if (this.#read.size >= MOST_REMEMBERED) this.#read.clear();
    if (target.length <= LONGEST_REMEMBERED) this.#read.set(target, place);
    return place;
  }
}

/** @returns undefined where percent signs stand for nothing */
export function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/** One slash in front, whatever was there: two would lead to another host. */
export const withoutSlashes = (pathname: string) => `/${pathname.replace(/^\/+|\/+$/g, '')}`;

/** Letters alone: what is percent-encoded means the same in either case. */
export const inLowerCase = (pathname: string) =>
  pathname.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
