import { isDeepStrictEqual } from 'node:util';
import type { CampaignPage, ContentTrial, SectionName } from '@clinicdee/protocol/site-content';
import {
  type ContentSite,
  type PreviewFailure,
  previewFailureOf,
} from '../content-site/content-site.ts';
import { InvalidContent } from '../content/check-content.ts';
import { type Facts, fileFacts } from '../content/facts.ts';
import { mainLanguage } from '../content/languages.ts';
import { contentsOf, type SiteContent } from '../content/site-content.ts';
import type { Database } from '../storage/sql.ts';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { Poller } from '../http/poller.ts';
import { bangkokDay } from '../thai/dates.ts';
import { type DraftPage, draftOf, fieldOf, parseHomes, parsePages } from './parse-pages.ts';
import { readFacts } from './read-facts.ts';
import { loadContent, saveContent } from './stored-contents.ts';

/**
 * Renders all pages with new facts without publishing them.
 *
 * @returns a function that publishes them
 * @throws InvalidContent when it cannot be shown
 */
export type RenderPages = (facts: Facts) => Promise<() => void>;

interface Parts {
  /** Also works while the disk is not writable. */
  reading: Database;
  /** Stores the copy. */
  writing: Database;
  /** The office; undefined where there is none. */
  site: Pick<ContentSite, 'siteContent' | 'siteContentPreview'> | undefined;
  intervalMs: number;
  renderPages: RenderPages;
  /** Called when campaign pages have changed. */
  onCampaignPages: () => void;
  log: Log;
}

type Preview =
  /** `refused`: the sections of the landing page that are invalid. */
  { content: SiteContent; refused: readonly SectionName[] } | { page: DraftPage } | PreviewFailure;

/** Problems that are logged at most. */
const LOGGED = 20;

/** The site content published by the office: shown from its copy at a start, and kept in sync by polling. */
export class SiteContentService {
  readonly #parts: Parts;
  readonly #poller: Poller;
  /** Of the content that was received last, shown or rejected. */
  #etag: string | undefined;
  #shown: Facts | undefined;
  /** The published campaign pages. */
  campaignPages: readonly CampaignPage[] = [];
  /** When the shown content last changed, in milliseconds since 1970; undefined for the built-in content. */
  changedAt: number | undefined;
  /** Since when syncs fail, in milliseconds since 1970; undefined while they succeed. */
  failingSince: number | undefined;
  /** Since when the newest content is rejected, in milliseconds since 1970; undefined while it is shown. */
  refusedSince: number | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#poller = new Poller(async () => {
      await this.#sync();
      return parts.intervalMs;
    });
  }

  /** Shows the stored content, then starts polling. */
  async begin(): Promise<void> {
    await this.#showStored();
    void this.poll();
  }

  /** Syncs now, or again after the running sync. Never rejects. */
  async poll(): Promise<void> {
    if (this.#parts.site) await this.#poller.poll();
  }

  /** Starts no more work and waits for the running sync. */
  close(): Promise<void> {
    return this.#poller.stop();
  }

  /** Returns the validation errors of unpublished content. */
  async validate(document: unknown): Promise<ContentTrial['problems']> {
    try {
      await this.#parts.renderPages(readFacts(parseHomes(document, this.#shown).document));
      return [];
    } catch (error) {
      if (!(error instanceof InvalidContent)) throw error;
      return [...error.errors];
    }
  }

  /** Returns the content or the campaign page of a draft, or why it cannot be shown. */
  async preview(token: string): Promise<Preview> {
    try {
      const sent = await this.#parts.site?.siteContentPreview(token);
      if (sent === undefined) return { failure: 'link' };
      const page = draftOf(sent);
      if (page) return { page };
      const { document, refused } = parseHomes(sent, this.#shown);
      const sentDay = fieldOf(sent, 'day');
      const day = typeof sentDay === 'string' ? sentDay : bangkokDay(Date.now());
      const contents = contentsOf(readFacts(document, day), day);
      return fieldOf(sent, 'language') === 'en'
        ? { content: contents.en, refused: refused['home-en'] }
        : { content: contents[mainLanguage], refused: refused.home };
    } catch (error) {
      const problems = error instanceof InvalidContent ? error.problems.join('; ') : undefined;
      this.#parts.log.warn({ code: problems ?? codeOf(error) }, 'preview not shown');
      return problems === undefined
        ? previewFailureOf(error)
        : { failure: 'refused', said: problems };
    }
  }

  /** Shows the stored content. When it is invalid for this release, the built-in content is shown until a sync. */
  async #showStored(): Promise<void> {
    const { log, reading } = this.#parts;
    try {
      const stored = loadContent(reading);
      if (!stored) return;
      await this.#show(readFacts(this.#showPages(stored.document)));
      if (this.changedAt !== undefined) this.changedAt = stored.takenAt;
      this.#etag = stored.etag;
    } catch (error) {
      const problems =
        error instanceof InvalidContent ? error.problems.slice(0, LOGGED) : undefined;
      log.error(
        { code: problems ? 'content_refused' : codeOf(error), problems },
        'stored site content is invalid; the built-in content is shown',
      );
    }
  }

  async #sync(): Promise<void> {
    try {
      const sent = await this.#parts.site?.siteContent(this.#etag);
      if (sent !== undefined && sent !== 'unchanged') await this.#take(sent);
      this.failingSince = undefined;
    } catch (error) {
      if (this.#poller.isStopped) return;
      // Once, so that an outage does not flood the log.
      if (this.failingSince === undefined) {
        const message = 'site content not copied; the last valid version is shown';
        this.#parts.log.warn({ code: codeOf(error) }, message);
      }
      this.failingSince ??= Date.now();
    }
  }

  /** Shows and stores content. @throws Error when that fails for another reason than its content: it is sent again */
  async #take({ etag, value }: { etag: string | undefined; value: unknown }): Promise<void> {
    const { log, writing } = this.#parts;
    const document = this.#showPages(value);
    try {
      await this.#show(readFacts(document));
      this.refusedSince = undefined;
      saveContent(writing, { etag, document, takenAt: Date.now() });
      log.info({}, 'site content of the office applied');
    } catch (error) {
      if (!(error instanceof InvalidContent)) throw error;
      this.refusedSince ??= Date.now();
      log.error(
        { code: 'content_refused', problems: error.problems.slice(0, LOGGED) },
        'site content of the office is invalid; the last valid version is shown',
      );
    }
    this.#etag = etag;
  }

  /** Renders and publishes the pages. @throws InvalidContent; the published pages then stay as they are */
  async #show(facts: Facts): Promise<void> {
    // Only campaign pages were changed.
    if (isDeepStrictEqual(facts, this.#shown)) return;
    const publish = await this.#parts.renderPages(facts);
    publish();
    this.#shown = facts;
    this.changedAt = facts === fileFacts ? undefined : Date.now();
  }

  /** Parses the pages of a document section by section, and shows campaign pages. @returns the document as shown */
  #showPages(document: unknown): unknown {
    if (typeof document !== 'object' || document === null) return document;
    const before = this.campaignPages;
    const { pages, problems } = parsePages(fieldOf(document, 'pages'), before);
    const home = parseHomes(document, this.#shown);
    problems.push(...home.problems);
    if (problems.length > 0) {
      this.#parts.log.error(
        { code: 'page_sections_refused', problems: problems.slice(0, LOGGED) },
        'sections of pages are invalid; their last valid version is shown, or none',
      );
    }
    this.campaignPages = pages;
    if (!isDeepStrictEqual(pages, before)) this.#parts.onCampaignPages();
    return { ...document, ...home.document, pages };
  }
}
