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

/** What the pages need of the words and figures that the office changes. */
export interface EditService {
  /** Looks for changes at once, without waiting for the end of it. */
  lookNow(): void;
  /** When what is shown was changed last, in milliseconds since 1970; undefined while it is the file's. */
  changedAt(): number | undefined;
  /** Since when the newest that the office has published cannot be shown; undefined where it is. */
  refusedSince(): number | undefined;
  /** Since when the office could not be asked whether there are newer ones; undefined while it answers. */
  failingSince(): number | undefined;
  /** What keeps words and figures that the office has not published yet from being shown. */
  attempt(document: unknown): Promise<ContentTrial['problems']>;
  /** The content with a draft in it, or why there is none. */
  preview(token: string): Promise<Preview>;
}

/** A draft as it would be shown, or what keeps it from being. */
type Preview = { content: SiteContent } | PreviewFailure;

/**
 * Opens the last good copy of what the office has published of words and figures, shows it, and starts keeping it
 * like the office's.
 *
 * @param databases the one from which the copy is shown, also while the disk takes nothing; the other in which it is kept
 * @param make makes the pages of facts
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

  /** Shows what was good the last time. What is not good for this version of the site waits for the office's next. */
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
        'the copy of words and figures is not shown; the file is',
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
  /** Shows the kept copy, then begins to look. */
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
