import { isDeepStrictEqual } from 'node:util';
import {
  campaignAddress,
  type CampaignPage,
  type ContentTrial,
  type SectionName,
} from '@clinicdee/protocol/site-content';
import { contentSite } from '../articles/client/content-site.ts';
import { type PreviewFailure, previewFailureOf } from '../articles/client/content-site.ts';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { type Facts, fileFacts } from '../content/facts.ts';
import { mainLanguage } from '../content/languages.ts';
import type { SiteContent } from '../content/site-content.ts';
import type { Environment } from '../environment/environment.ts';
import type { Database } from '../database/sql.ts';
import { EditStore } from './edit-store.ts';
import { bangkokDay } from '../thai/dates.ts';
import { EditSync, type RenderPages, type ApplyFacts } from './edit-sync.ts';
import { judgeHomes } from './judge-home.ts';
import { type DraftPage, draftOf, fieldOf, judgePages } from './judge-pages.ts';
import { editedContents, InvalidEdits, readEdits, toInvalidEdits } from './read-edits.ts';

/** The site content published by the office, as pages and endpoints use it. */
export interface EditService {
  /** Starts a sync in the background. */
  pollNow(): void;
  /** When the shown content last changed, in milliseconds since 1970; undefined for the built-in content. */
  changedAt(): number | undefined;
  /** Since when the newest content is rejected; undefined while it is shown. */
  refusedSince(): number | undefined;
  /** Since when syncs fail; undefined while they succeed. */
  failingSince(): number | undefined;
  /** Returns the validation errors of unpublished content. */
  validate(document: unknown): Promise<ContentTrial['problems']>;
  /** The published campaign pages. */
  campaignPages(): readonly CampaignPage[];
  /** Returns the content or the campaign page of a draft, or why it cannot be shown. */
  preview(token: string): Promise<Preview>;
}

type Preview =
  /** `refused`: the sections of the landing page that are invalid. */
  { content: SiteContent; refused: readonly SectionName[] } | { page: DraftPage } | PreviewFailure;

/** Returns the day that a preview shows: the one that the office sends, else today in Bangkok. */
function previewDay(sent: unknown): string {
  const day = fieldOf(sent, 'day');
  return typeof day === 'string' ? day : bangkokDay(Date.now());
}

/** The addresses of published pages that differ, for search engines. */
function changedAddresses(before: readonly CampaignPage[], now: readonly CampaignPage[]): string[] {
  const isIn = (page: CampaignPage, pages: readonly CampaignPage[]) =>
    pages.some((one) => isDeepStrictEqual(one, page));
  const changed = [
    ...before.filter((page) => !isIn(page, now)),
    ...now.filter((page) => !isIn(page, before)),
  ];
  return [...new Set(changed.filter(({ isHidden }) => !isHidden).map(campaignAddress))];
}

/**
 * Opens the stored site content, shows it and starts to sync it with the office.
 *
 * @param databases `reading` also works while the disk is not writable; `writing` stores the copy
 * @param renderPages renders the pages
 * @param onCampaignPages called when campaign pages have changed, with the addresses that search engines should visit
 */
export function openEditService(
  { reading, writing }: { reading: Database; writing: Database },
  environment: Pick<Environment, 'contentSite'>,
  log: Log,
  renderPages: RenderPages,
  onCampaignPages: (addresses: readonly string[]) => void,
) {
  const options = environment.contentSite;
  const store = new EditStore(writing);
  const stopping = new AbortController();
  const site = options?.hasSiteContent ? contentSite(options, stopping.signal) : undefined;
  let sync: EditSync | undefined;
  let changedAt: number | undefined;
  let shown: Facts | undefined;
  let campaignPages: readonly CampaignPage[] = [];

  const render: RenderPages = async (facts) => {
    try {
      return await renderPages(facts);
    } catch (error) {
      throw toInvalidEdits(error);
    }
  };
  const apply: ApplyFacts = async (facts) => {
    // Only campaign pages were changed.
    if (isDeepStrictEqual(facts, shown)) return;
    const show = await render(facts);
    show();
    shown = facts;
    changedAt = facts === fileFacts ? undefined : Date.now();
  };
  const applyPages = (document: unknown): unknown => {
    if (typeof document !== 'object' || document === null) return document;
    const sent = 'pages' in document ? document.pages : undefined;
    const { pages, problems } = judgePages(sent, campaignPages);
    const home = judgeHomes(document, shown);
    problems.push(...home.problems);
    if (problems.length > 0) {
      log.error(
        { code: 'page_sections_refused', problems: problems.slice(0, 20) },
        'sections of pages are invalid; their last valid version is shown, or none',
      );
    }
    const before = campaignPages;
    campaignPages = pages;
    // The stored pages at a start are not news.
    if (!isDeepStrictEqual(pages, before))
      onCampaignPages(sync ? changedAddresses(before, pages) : []);
    return { ...document, ...home.document, pages };
  };

  /** Shows the stored content. When it is invalid for this release, the built-in content is shown until the next sync. */
  const showStored = async () => {
    try {
      const stored = new EditStore(reading).read();
      if (!stored) return undefined;
      await apply(readEdits(applyPages(stored.document)));
      if (changedAt !== undefined) changedAt = stored.takenAt;
      return stored.etag;
    } catch (error) {
      const problems = error instanceof InvalidEdits ? error.problems.slice(0, 20) : undefined;
      log.error(
        { code: problems ? 'edits_refused' : codeOf(error), problems },
        'stored site content is invalid; the built-in content is shown',
      );
      return undefined;
    }
  };

  const service: EditService = {
    pollNow: () => void sync?.poll(),
    changedAt: () => changedAt,
    refusedSince: () => sync?.refusedSince,
    failingSince: () => sync?.failingSince,
    campaignPages: () => campaignPages,
    async validate(document) {
      try {
        await render(readEdits(judgeHomes(document, shown).document));
        return [];
      } catch (error) {
        return toInvalidEdits(error).errors;
      }
    },
    async preview(token) {
      try {
        const sent = await site?.siteContentPreview(token);
        if (sent === undefined) return { failure: 'link' };
        const page = draftOf(sent);
        if (page) return { page };
        const { document, refused } = judgeHomes(sent, shown);
        const contents = editedContents(document, previewDay(sent));
        return fieldOf(sent, 'language') === 'en'
          ? { content: contents.en, refused: refused['home-en'] }
          : { content: contents[mainLanguage], refused: refused.home };
      } catch (error) {
        const problems = error instanceof InvalidEdits ? error.problems.join('; ') : undefined;
        log.warn({ code: problems ?? codeOf(error) }, 'preview not shown');
        return problems === undefined
          ? previewFailureOf(error)
          : { failure: 'refused', said: problems };
      }
    },
  };
  /** Shows the stored content, then starts polling. */
  const begin = async () => {
    const etag = await showStored();
    if (!options || !site) return;
    const { intervalMs } = options;
    sync = new EditSync({ site, store, apply, applyPages, log, intervalMs }, etag);
    void sync.poll();
  };
  const close = async () => {
    stopping.abort();
    await sync?.stop();
  };
  return { service, begin, close };
}
