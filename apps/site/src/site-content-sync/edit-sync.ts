import type { ContentSite } from '../articles/client/content-site.ts';
import { codeOf } from '../http/error-code.ts';
import { isPowerOfTwo, type Log } from '../http/log.ts';
import { Poller } from '../http/poller.ts';
import type { Facts } from '../content/facts.ts';
import type { Edits, EditStore } from './edit-store.ts';
import { InvalidEdits, readEdits } from './read-edits.ts';

/**
 * Renders all pages with new facts without publishing them.
 *
 * @returns a function that publishes them
 * @throws Error when a page cannot be rendered
 */
export type RenderPages = (facts: Facts) => Promise<() => void>;

/** Renders and publishes the pages. @throws InvalidEdits; the published pages then stay as they are */
export type ApplyFacts = (facts: Facts) => Promise<void>;

interface Parts {
  site: Pick<ContentSite, 'siteContent'>;
  store: Pick<EditStore, 'write'>;
  apply: ApplyFacts;
  /** Judges the pages of a document by their sections and publishes campaign pages. Returns the document as shown. */
  applyPages: (document: unknown) => unknown;
  log: Log;
  intervalMs: number;
}

/** Keeps the site content in sync with the office, by polling and on demand. */
export class EditSync {
  readonly #parts: Parts;
  #etag: string | undefined;
  readonly #poller: Poller;
  #failures = 0;
  /** Published but not stored yet. */
  #unsaved: Edits | undefined;
  #refusedSince: number | undefined;
  #failingSince: number | undefined;

  /** @param etag of the content that is shown already */
  constructor(parts: Parts, etag: string | undefined) {
    this.#parts = parts;
    this.#etag = etag;
    this.#poller = new Poller(async () => {
      await this.#pollOnce();
      return parts.intervalMs;
    });
  }

  /** Since when the newest content is rejected, in milliseconds since 1970. */
  get refusedSince(): number | undefined {
    return this.#refusedSince;
  }

  /** Since when syncs fail, in milliseconds since 1970; undefined while they succeed. */
  get failingSince(): number | undefined {
    return this.#failingSince;
  }

  /** Syncs now, or again after the running sync. Never rejects. */
  poll(): Promise<void> {
    return this.#poller.poll();
  }

  /** Starts no more work and waits for the running sync. */
  stop(): Promise<void> {
    return this.#poller.stop();
  }

  async #pollOnce(): Promise<void> {
    const { applyPages, log, site, store } = this.#parts;
    try {
      const sent = await site.siteContent(this.#etag);
      if (sent !== undefined && sent !== 'unchanged') {
        const document = applyPages(sent.value);
        const isApplied = await this.#tryApply(document);
        // Rejected content is not requested again: it would be rejected again.
        this.#etag = sent.etag;
        this.#failingSince = undefined;
        if (!isApplied) return;
        this.#refusedSince = undefined;
        this.#unsaved = { etag: sent.etag, document, takenAt: Date.now() };
        log.info({}, 'site content of the office applied');
      }
      // Retried until stored: otherwise a restart would show older content.
      if (this.#unsaved) store.write(this.#unsaved);
      this.#unsaved = undefined;
      this.#failures = 0;
      this.#failingSince = undefined;
    } catch (error) {
      if (!this.#poller.isStopped) this.#failed(error);
    }
  }

  /** @throws Error when it failed for another reason than its content: the next sync retries it */
  async #tryApply(value: unknown): Promise<boolean> {
    const { log, apply } = this.#parts;
    try {
      await apply(readEdits(value));
      return true;
    } catch (error) {
      if (!(error instanceof InvalidEdits)) throw error;
      this.#refusedSince ??= Date.now();
      log.error(
        { code: 'edits_refused', problems: error.problems.slice(0, 20) },
        'site content of the office is invalid; the last valid version is shown',
      );
      return false;
    }
  }

  #failed(error: unknown): void {
    const { log } = this.#parts;
    this.#failures++;
    this.#failingSince ??= Date.now();
    // Logged at powers of two, so that an outage does not flood the log.
    if (!isPowerOfTwo(this.#failures)) return;
    const code = codeOf(error);
    // At the first start the office may still be starting, so one failure is no warning.
    const isFirstStart = this.#etag === undefined && this.#failures === 1 && code === 'network';
    log[isFirstStart ? 'info' : 'warn'](
      { code, failures: this.#failures },
      'site content not copied; the last valid version is shown',
    );
  }
}
