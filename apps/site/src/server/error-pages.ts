import { answerWith } from '@clinicdee/protocol/calls/answer';
import { refusal } from '../calls/refuse.ts';
import type { SiteContent } from '../content/site-content.ts';
import { CachedResponse, type Content, type Protect } from './cached-response.ts';
import { RETRY_AFTER_SECONDS } from './load-shedder.ts';

export const errorStatuses = [400, 404, 405, 500, 503] as const;
export type ErrorStatus = (typeof errorStatuses)[number];

/** The pages for what went wrong, rendered beforehand: they are shown when nothing can be rendered. */
export class ErrorPages {
  readonly #protect: Protect;
  readonly #pages = new Map<ErrorStatus, Content>();
  readonly #responses = new Map<string, CachedResponse>();

  constructor(protect: Protect) {
    this.#protect = protect;
  }

  set(status: ErrorStatus, { headers, ...content }: Content): void {
    const shown = { ...headers };
    // Nobody keeps what went wrong, to compare it with what may go wrong next.
    delete shown.etag;
    delete shown['last-modified'];
    this.#pages.set(status, {
      ...content,
      status,
      headers: {
        ...shown,
        'cache-control': 'no-store',
        ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
      },
    });
    this.#responses.clear();
  }

  /** @param allow the methods that are allowed, with 405 */
  get(status: ErrorStatus, allow = 'GET, HEAD'): CachedResponse {
    const key = `${status} ${allow}`;
    const known = this.#responses.get(key);
    if (known) return known;
    const { headers, ...content } = this.#pages.get(status) ?? bare(status);
    const made = new CachedResponse(
      { ...content, headers: { ...headers, ...(status === 405 && { allow }) } },
      this.#protect,
      'kept',
    );
    this.#responses.set(key, made);
    return made;
  }
}

/** What a call is answered for which there is no room. */
export const busyCall = (content: SiteContent): Response =>
  answerWith(refusal('busy', content), { 'retry-after': String(RETRY_AFTER_SECONDS) });

/** Where none could be rendered. */
const bare = (status: ErrorStatus): Content => ({
  status,
  body: new TextEncoder().encode(String(status)),
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
});
