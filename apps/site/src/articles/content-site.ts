import { createHash } from 'node:crypto';
import type { ContentSiteOptions } from '../environment.ts';
import { readSourceArticle, type SourceArticle } from './source-article.ts';

/** The most that one page of the list may weigh, in bytes. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;
/** Articles per request: the largest and the default of the call (spec §9). */
export const PAGE_SIZE = 100;
const RETRIES = 3;

/** One page of the list call, or word that it has not changed since `etag`. */
export type ListPage =
  | { isUnchanged: true }
  | {
      isUnchanged: false;
      articles: SourceArticle[];
      /** How many items the page had; more than `articles` when some were none. */
      items: number;
      /** All articles there are, if the content site says so. */
      total: number | undefined;
      etag: string | undefined;
      /** A digest of the body, to notice a content site that ignores the page number. */
      digest: string;
    };

interface ListQuery {
  page: number;
  sortColumn?: string;
  sortDirection?: 'asc' | 'desc';
  etag?: string | undefined;
}

/** The content site did not give what was asked for: why, as a short code, and its own words if any. */
export class ContentSiteError extends Error {
  override name = 'ContentSiteError';
  readonly code: string;
  /** What the content site said, for people (spec §8, "Article list failure"). */
  readonly said: string | undefined;

  constructor(code: string, said?: string) {
    super(`The content site failed: ${code}`);
    this.code = code;
    this.said = said;
  }
}

/** The content site (spec §7.2). */
export interface ContentSite {
  /** @throws ContentSiteError after the retries of spec §9 */
  list(query: ListQuery): Promise<ListPage>;
  /** One article that is not published yet. @throws ContentSiteError */
  preview(token: string): Promise<SourceArticle>;
}

/** A failure that another attempt will not mend. */
const isFinal = (error: unknown) =>
  error instanceof ContentSiteError && /^http_4(?!08|25|29)/.test(error.code);

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param wait for tests: how to wait between attempts, in milliseconds */
export function contentSite(options: ContentSiteOptions, wait = sleep): ContentSite {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await askOnce(options, path, headers);
      } catch (error) {
        if (attempt === RETRIES || isFinal(error)) throw error;
        await wait(Math.min(1000 * 2 ** attempt, 30_000));
      }
    }
  };
  return {
    async list({ page, sortColumn = 'title', sortDirection = 'asc', etag }) {
      const query = new URLSearchParams({
        page: String(page),
        limit: String(PAGE_SIZE),
        sortColumn,
        sortDirection,
      });
      const answer = await ask(
        `/api/public/articles?${query}`,
        etag === undefined ? {} : { 'if-none-match': etag },
      );
      if (!answer) return { isUnchanged: true };
      if (!Array.isArray(answer.value)) throw new ContentSiteError('not_a_list');
      const articles = answer.value.flatMap((item) => readSourceArticle(item) ?? []);
      if (answer.value.length > 0 && articles.length === 0) {
        throw new ContentSiteError('not_articles');
      }
      const total = Number(answer.headers.get('x-total-count') ?? NaN);
      return {
        isUnchanged: false,
        articles,
        items: answer.value.length,
        total: Number.isInteger(total) ? total : undefined,
        etag: answer.headers.get('etag') ?? undefined,
        digest: createHash('sha256').update(answer.text).digest('base64url'),
      };
    },
    async preview(token) {
      const path = `/api/public/articles/preview?${new URLSearchParams({ token })}`;
      const article = readSourceArticle((await askOnce(options, path, {}))?.value);
      if (!article) throw new ContentSiteError('not_an_article');
      return article;
    },
  };
}

/** @returns undefined for "not modified" */
async function askOnce(
  { url, key, keyHeader, timeoutMs }: ContentSiteOptions,
  path: string,
  headers: Record<string, string>,
) {
  // One signal for headers and body: a site that drips is slow too.
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url.href.replace(/\/+$/, '') + path, {
      redirect: 'error',
      signal,
      headers: { accept: 'application/json', [keyHeader]: key, ...headers },
    });
    if (response.status === 304 && headers['if-none-match']) return undefined;
    const text = await readText(response);
    if (!response.ok) throw new ContentSiteError(`http_${response.status}`, messageIn(text));
    return { text, value: parse(text), headers: response.headers };
  } catch (error) {
    if (error instanceof ContentSiteError) throw error;
    throw new ContentSiteError(signal.aborted ? 'timeout' : 'network');
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new ContentSiteError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContentSiteError('not_json');
  }
}

/** The `message` of an error's envelope, if there is one fit to show. */
function messageIn(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const message =
      typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
    return typeof message === 'string' && message.length <= 200 ? message : undefined;
  } catch {
    return undefined;
  }
}
