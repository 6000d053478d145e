import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { doublingMs, jsonIn, readBytes } from '@clinicdee/protocol/http/messages';
import { z } from 'zod';
import type { ContentSiteOptions } from '../environment/environment.ts';
import { readSourceArticle, type SourceArticle } from './source-article.ts';

/** Size limit of a response in bytes. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;
/** Articles per request: maximum and default of the API (spec §9). A content site may send fewer. */
export const PAGE_SIZE = 100;
const RETRIES = 3;
/** Number of invalid items that a page may have without any valid one. */
const MAX_INVALID = 5;

/** One page of the list. */
export interface ListPage {
  articles: SourceArticle[];
  /** Number of items, including invalid ones. */
  items: number;
  /** Number of articles of all pages, if the content site sends it; else 0. */
  total: number;
  etag: string | undefined;
  /** Digest of the articles, without what the site does not read, such as a count of views. */
  digest: string;
}

/** A failed request to the content site, with a short code and the site's message, if any. */
export class ContentSiteError extends Error {
  override name = 'ContentSiteError';
  readonly code: string;
  /** The content site's message for visitors (spec §8, "Article list failure"). */
  readonly said: string | undefined;

  constructor(code: string, said?: string) {
    super(`The content site failed: ${code}`);
    this.code = code;
    this.said = said;
  }
}

/** Why a draft cannot be shown: invalid link, office unreachable, or invalid draft with the office's message. */
export interface PreviewFailure {
  failure: 'link' | 'away' | 'refused';
  said?: string | undefined;
}

/** Maps an error to a preview failure. A rejected API key counts as `away`, not as an invalid link. */
export function previewFailureOf(error: unknown): PreviewFailure {
  const { code, said } = error instanceof ContentSiteError ? error : { code: '', said: undefined };
  if (code === 'http_422') return { failure: 'refused', said };
  // An invalid article comes without a message.
  if (code === 'not_an_article') return { failure: 'refused' };
  return { failure: code === 'http_403' || code === 'http_404' ? 'link' : 'away' };
}

/** Whether a retry cannot help. */
const isFinal = (error: unknown) =>
  error instanceof ContentSiteError && /^(http_3|http_4(?!08|25|29)|stopped)/.test(error.code);

/** Waits; resolves early when the server stops. */
const sleep = (ms: number, stopping: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal: stopping }).catch(() => undefined);

export type ContentSite = ReturnType<typeof contentSite>;

/**
 * The content site (spec §7.2). All requests throw `ContentSiteError`; `stopping` aborts them.
 *
 * @param wait waits between attempts
 */
export function contentSite(
  options: ContentSiteOptions,
  stopping = new AbortController().signal,
  wait = sleep,
) {
  const requestOnce = createRequest(options, stopping);
  const request = async (path: string, headers: Record<string, string> = {}) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await requestOnce(path, headers);
      } catch (error) {
        if (attempt === RETRIES || isFinal(error)) throw error;
        await wait(doublingMs(attempt + 1, 1000, 30_000), stopping);
      }
    }
  };
  return {
    /** Fetches a page of the list, with the retries of spec §9; undefined when it has not changed since `etag`. */
    async list(page: number, etag?: string): Promise<ListPage | undefined> {
      const query = new URLSearchParams({
        page: String(page),
        limit: String(PAGE_SIZE),
        sortColumn: 'title',
        sortDirection: 'asc',
      });
      const response = await request(`/api/public/articles?${query}`, ifNoneMatch(etag));
      if (!response) return undefined;
      if (!Array.isArray(response.value)) throw new ContentSiteError('not_a_list');
      const articles = response.value.flatMap((item) => readSourceArticle(item) ?? []);
      // A few invalid items alone on the last page must not block the rest.
      const isFirst = page === 1;
      if (articles.length === 0 && response.value.length > (isFirst ? 0 : MAX_INVALID)) {
        throw new ContentSiteError('not_articles');
      }
      return {
        articles,
        items: response.value.length,
        total: Number(response.headers.get('x-total-count')) || 0,
        etag: response.headers.get('etag') ?? undefined,
        digest: createHash('sha256').update(JSON.stringify(articles)).digest('base64url'),
      };
    },
    /** Fetches an unpublished article. */
    async preview(token: string): Promise<SourceArticle> {
      const path = `/api/public/articles/preview?${new URLSearchParams({ token })}`;
      const article = readSourceArticle((await requestOnce(path))?.value);
      if (!article) throw new ContentSiteError('not_an_article');
      return article;
    },
    /** Fetches the published site content; undefined when the content site has no such endpoint. */
    async siteContent(etag?: string) {
      try {
        const response = await request('/api/public/site-content', ifNoneMatch(etag));
        if (!response) return 'unchanged' as const;
        return { value: response.value, etag: response.headers.get('etag') ?? undefined };
      } catch (error) {
        if (error instanceof ContentSiteError && error.code === 'http_404') return undefined;
        throw error;
      }
    },
    /** Fetches the site content with one draft. */
    async siteContentPreview(token: string): Promise<unknown> {
      const path = `/api/public/site-content/preview?${new URLSearchParams({ token })}`;
      return (await requestOnce(path))?.value;
    },
  };
}

const ifNoneMatch = (etag: string | undefined): Record<string, string> =>
  etag === undefined ? {} : { 'if-none-match': etag };

/** Returns a function that sends one request and returns undefined for 304. */
const createRequest =
  ({ url, key, keyHeader, timeoutMs }: ContentSiteOptions, stopping: AbortSignal) =>
  async (path: string, headers: Record<string, string> = {}) => {
    // One timeout for headers and body, since a body may be slow, too.
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping]);
    try {
      const response = await fetch(url.href.replace(/\/+$/, '') + path, {
        // Not followed, since the key must not reach another server.
        redirect: 'manual',
        signal,
        headers: { accept: 'application/json', [keyHeader]: key, ...headers },
      });
      if (response.status === 304 && headers['if-none-match']) return undefined;
      const text = await readText(response);
      if (!response.ok) throw new ContentSiteError(`http_${response.status}`, messageIn(text));
      return { value: parse(text), headers: response.headers };
    } catch (error) {
      if (error instanceof ContentSiteError) throw error;
      if (stopping.aborted) throw new ContentSiteError('stopped');
      throw new ContentSiteError(signal.aborted ? 'timeout' : 'network');
    }
  };

async function readText(response: Response): Promise<string> {
  const bytes = await readBytes(response.body, MAX_BODY_BYTES);
  if (!bytes) throw new ContentSiteError('too_large');
  // Decoders strip a byte order mark, which some servers send before JSON.
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(charsetOf(response)).decode(bytes);
  }
}

/** Returns the declared charset if it is one of Thai: older systems send TIS-620. */
function charsetOf({ headers }: Response): string {
  const [, charset] =
    /charset="?(tis-620|windows-874|iso-8859-11)\b/i.exec(headers.get('content-type') ?? '') ?? [];
  return charset ?? 'utf-8';
}

function parse(text: string): unknown {
  const value = jsonIn(text);
  if (value === undefined) throw new ContentSiteError('not_json');
  return value;
}

/** Returns the `message` of an error response, if it is short enough to show. */
function messageIn(text: string): string | undefined {
  const { message } =
    z.looseObject({ message: z.string().max(200) }).safeParse(jsonIn(text)).data ?? {};
  return message;
}
