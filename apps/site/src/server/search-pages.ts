import { randomBytes } from 'node:crypto';
import { bindHtml } from '@clinicdee/thai';
import type { FindSearchParts } from './astro/entry.ts';
import { Frame } from './frame.ts';
import type { PageCache } from './page-cache.ts';
import { typeset } from './typeset.ts';
import { readWhole, type Whole } from './whole.ts';

type Parts = NonNullable<ReturnType<FindSearchParts>>;
type Find = (request: Request, visitor: string) => Parts | undefined;

/** A word of letters alone, which no text is set by, and which nobody can know to write it into an article. */
const mark = () =>
  `hole${randomBytes(16)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;

/** What has Astro render the page of every search, with marks where one search's own goes. */
export type RenderFrame = (marks: Parts) => Promise<Response | undefined>;

interface Around {
  headers: Record<string, string>;
  frame: Frame<keyof Parts>;
}

interface Kept {
  /** Of the cache, when rendering began. */
  age: number;
  page: Promise<Around | undefined>;
}

/**
 * The pages of searches. All but what is one search's own is rendered and set once, and kept for as long as a page
 * of the list would be: what is found for a search is put into it.
 */
export class SearchPages {
  readonly #render: RenderFrame;
  readonly #find: Find;
  readonly #cache: Pick<PageCache, 'age'>;
  #kept: Kept | undefined;

  constructor(render: RenderFrame, find: Find, cache: Pick<PageCache, 'age'>) {
    this.#render = render;
    this.#find = find;
    this.#cache = cache;
  }

  /** The page of a search, its lines set; undefined for whatever is to be rendered whole. */
  async page(request: Request, visitor: string): Promise<Whole | undefined> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/articles' || !searchParams.get('q')) return undefined;
    const { age } = this.#cache;
    const around = await this.#frameOf(age);
    // From here nothing waits: what is around and what was found are of the same words.
    if (!around || this.#cache.age !== age) return undefined;
    const parts = this.#find(request, visitor);
    if (!parts) return undefined;
    const body = around.frame.filled({ ...parts, results: bindHtml(parts.results) });
    return { status: 200, headers: { ...around.headers }, body };
  }

  /** One that could not be made is tried again by the next search. */
  async #frameOf(age: number): Promise<Around | undefined> {
    const asked = this.#kept?.age === age ? this.#kept : { age, page: this.#made() };
    this.#kept = asked;
    const around = await asked.page.catch(() => undefined);
    if (!around && this.#kept === asked) this.#kept = undefined;
    return around;
  }

  async #made(): Promise<Around | undefined> {
    const marks = { title: mark(), description: mark(), address: `/${mark()}`, results: mark() };
    const response = await this.#render(marks);
    if (response?.status !== 200) return undefined;
    const { body, headers } = typeset(await readWhole(response));
    return { headers, frame: new Frame(new TextDecoder().decode(body), marks, 'results') };
  }
}
