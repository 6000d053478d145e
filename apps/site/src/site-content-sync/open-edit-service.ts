import type { ContentTrial } from '@clinicdee/protocol/site-content';
import { contentSite } from '../articles/client/content-site.ts';
import { type PreviewFailure, previewFailureOf } from '../articles/client/preview-failure.ts';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { fileFacts } from '../content/facts.ts';
import { mainLanguage } from '../content/languages.ts';
import type { SiteContent } from '../content/site-content.ts';
import type { Environment } from '../environment/environment.ts';
import type { Database } from '../database/sql.ts';
import { EditStore } from './edit-store.ts';
import { bangkokDay } from '../thai/days.ts';
import { EditSync, type MakePages, type TakeFacts } from './edit-sync.ts';
import { editedContents, EditsRefused, readEdits, refusalOf } from './read-edits.ts';

/** The site content published by the office, as pages and endpoints use it. */
export interface EditService {
  /** Starts a sync in the background. */
  lookNow(): void;
  /** When the shown content last changed, in milliseconds since 1970; undefined for the built-in content. */
  changedAt(): number | undefined;
  /** Since when the newest content is rejected; undefined while it is shown. */
  refusedSince(): number | undefined;
  /** Since when syncs fail; undefined while they succeed. */
  failingSince(): number | undefined;
  /** Returns the validation errors of unpublished content. */
  attempt(document: unknown): Promise<ContentTrial['problems']>;
  /** Returns the content with a draft, or why it cannot be shown. */
  preview(token: string): Promise<Preview>;
}

type Preview = { content: SiteContent } | PreviewFailure;

/**
 * Opens the stored site content, shows it and starts to sync it with the office.
 *
 * @param databases `reading` also works while the disk is not writable; `writing` stores the copy
 * @param make renders the pages
 */
export function openEditService(
  { reading, writing }: { reading: Database; writing: Database },
  environment: Pick<Environment, 'contentSite'>,
  log: Log,
  make: MakePages,
) {
  const options = environment.contentSite;
  const store = new EditStore(writing);
  const stopping = new AbortController();
  const site = options?.hasSiteContent ? contentSite(options, stopping.signal) : undefined;
  let sync: EditSync | undefined;
  let changedAt: number | undefined;

  const made: MakePages = async (facts) => {
    try {
      return await make(facts);
    } catch (error) {
      throw refusalOf(error);
    }
  };
  const take: TakeFacts = async (facts) => {
    const show = await made(facts);
    show();
    changedAt = facts === fileFacts ? undefined : Date.now();
  };

  /** Shows the stored content. When it is invalid for this release, the built-in content is shown until the next sync. */
  const showKept = async () => {
    try {
      const kept = new EditStore(reading).read();
      if (!kept) return undefined;
      await take(readEdits(kept.document));
      if (changedAt !== undefined) changedAt = kept.takenAt;
      return kept.etag;
    } catch (error) {
      const problems = error instanceof EditsRefused ? error.problems.slice(0, 20) : undefined;
      log.error(
        { code: problems ? 'edits_refused' : codeOf(error), problems },
        'stored site content is invalid; the built-in content is shown',
      );
      return undefined;
    }
  };

  const service: EditService = {
    lookNow: () => void sync?.look(),
    changedAt: () => changedAt,
    refusedSince: () => sync?.refusedSince,
    failingSince: () => sync?.failingSince,
    async attempt(document) {
      try {
        await made(readEdits(document));
        return [];
      } catch (error) {
        return refusalOf(error).places;
      }
    },
    async preview(token) {
      try {
        const sent = await site?.siteContentPreview(token);
        if (sent === undefined) return { failure: 'link' };
        return { content: editedContents(sent, bangkokDay(Date.now()))[mainLanguage] };
      } catch (error) {
        const refused = error instanceof EditsRefused ? error.problems.join('; ') : undefined;
        log.warn({ code: refused ?? codeOf(error) }, 'preview not shown');
        return refused === undefined
          ? previewFailureOf(error)
          : { failure: 'refused', said: refused };
      }
    },
  };
  /** Shows the stored content, then starts polling. */
  const begin = async () => {
    const etag = await showKept();
    if (!options || !site) return;
    const { intervalMs } = options;
    sync = new EditSync({ site, store, take, log, intervalMs }, etag);
    void sync.look();
  };
  const close = async () => {
    stopping.abort();
    await sync?.stop();
  };
  return { service, begin, close };
}
