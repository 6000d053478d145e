import type { ContentTrial } from '@clinicdee/protocol/site-content';
import { contentSite } from '../articles/client/content-site.ts';
import { type PreviewFailure, previewFailureOf } from '../articles/client/content-site.ts';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { fileFacts } from '../content/facts.ts';
import { mainLanguage } from '../content/languages.ts';
import type { SiteContent } from '../content/site-content.ts';
import type { Environment } from '../environment/environment.ts';
import type { Database } from '../database/sql.ts';
import { EditStore } from './edit-store.ts';
import { bangkokDay } from '../thai/days.ts';
import { EditSync, type RenderPages, type ApplyFacts } from './edit-sync.ts';
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
  /** Returns the content with a draft, or why it cannot be shown. */
  preview(token: string): Promise<Preview>;
}

type Preview = { content: SiteContent } | PreviewFailure;

/**
 * Opens the stored site content, shows it and starts to sync it with the office.
 *
 * @param databases `reading` also works while the disk is not writable; `writing` stores the copy
 * @param renderPages renders the pages
 */
export function openEditService(
  { reading, writing }: { reading: Database; writing: Database },
  environment: Pick<Environment, 'contentSite'>,
  log: Log,
  renderPages: RenderPages,
) {
  const options = environment.contentSite;
  const store = new EditStore(writing);
  const stopping = new AbortController();
  const site = options?.hasSiteContent ? contentSite(options, stopping.signal) : undefined;
  let sync: EditSync | undefined;
  let changedAt: number | undefined;

  const render: RenderPages = async (facts) => {
    try {
      return await renderPages(facts);
    } catch (error) {
      throw toInvalidEdits(error);
    }
  };
  const apply: ApplyFacts = async (facts) => {
    const show = await render(facts);
    show();
    changedAt = facts === fileFacts ? undefined : Date.now();
  };

  /** Shows the stored content. When it is invalid for this release, the built-in content is shown until the next sync. */
  const showStored = async () => {
    try {
      const stored = new EditStore(reading).read();
      if (!stored) return undefined;
      await apply(readEdits(stored.document));
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
    async validate(document) {
      try {
        await render(readEdits(document));
        return [];
      } catch (error) {
        return toInvalidEdits(error).errors;
      }
    },
    async preview(token) {
      try {
        const sent = await site?.siteContentPreview(token);
        if (sent === undefined) return { failure: 'link' };
        return { content: editedContents(sent, bangkokDay(Date.now()))[mainLanguage] };
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
    sync = new EditSync({ site, store, apply, log, intervalMs }, etag);
    void sync.poll();
  };
  const close = async () => {
    stopping.abort();
    await sync?.stop();
  };
  return { service, begin, close };
}
