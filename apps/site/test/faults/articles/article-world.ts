import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Chance } from '../chance.ts';
import type { Machine } from '../machine.ts';
import { quiet, Scheduler } from '../scheduler.ts';
import { SiteWorld } from '../site-world.ts';
import { Violation } from '../simulate.ts';
import { ArticleLife } from './article-life.ts';
import type { Breakage } from './breakages.ts';
import { ContentSource, kinds, nameOf, type Versions } from './content-source.ts';

const BEGIN = Date.UTC(2027, 0, 4, 2);
/** For this time a great loss is not accepted, minus the time of an answer. */
const DOUBTED_MS = 3 * 60_000 - 2_000;
/** The loss of fewer articles is accepted at once. */
const MANY = 8;

/** The copy in the site's database. */
interface Shown {
  versions: Versions;
  /** Whether there was ever a complete copy: before it, nothing is shown. */
  isCopied: boolean;
}

/** A content site, a machine and a disk around one site, with guarantees about its copy. */
export class ArticleWorld extends SiteWorld<ArticleLife> {
  readonly source: ContentSource;
  readonly #breakage: Breakage;
  #syncStartedAt = BEGIN;
  /** The copy at the last check, and since when a sync may have changed it. */
  #before: { shown: Shown; since: number } | undefined;
  #violation: Violation | undefined;

  constructor(folder: string, chance: Chance, breakage: Breakage) {
    super(folder, new Scheduler(BEGIN, quiet));
    this.#breakage = breakage;
    this.source = new ContentSource(this.scheduler, chance, chance.of(kinds));
  }

  override trace(text: string): void {
    const { time } = this.scheduler;
    this.lines.push(`${new Date(time).toISOString().slice(8, 23)}  ${text}`);
  }

  protected override begin(machine: Machine): ArticleLife {
    return new ArticleLife({
      ...machine,
      source: this.source,
      breakage: this.#breakage,
      onSyncStart: () => (this.#syncStartedAt = this.scheduler.time),
      onCopied: () => this.#checkCopy(),
    });
  }

  /** The content site reports a change. */
  tell(): void {
    if (this.isUp) this.life?.pollNow();
  }

  /**
   * Checks that every article is a complete version of the content site, and that none is missing because the list was
   * short for a while.
   *
   * @throws Violation
   */
  check(): void {
    if (this.#violation) throw this.#violation;
    const shown = this.#shown();
    if (this.#before?.shown.isCopied) {
      const { shown: before, since } = this.#before;
      for (const slug of before.versions.keys()) {
        if (shown.versions.has(slug) || before.versions.size < MANY) continue;
        if (!this.#mayBeGone(slug, since)) {
          throw new Violation(`${slug} is missing because the list was short for a while`);
        }
      }
    }
    const since = Math.min(this.#syncStartedAt, this.scheduler.time);
    this.#before = { shown, since };
  }

  /** @throws Violation when the copy differs from the content site */
  checkArrived(): void {
    this.check();
    const { versions } = this.#shown();
    const { truth } = this.source;
    for (const [slug, version] of truth) {
      if (versions.get(slug) !== version)
        throw new Violation(`${slug} is still an earlier version`);
    }
    for (const slug of versions.keys()) {
      if (!truth.has(slug)) throw new Violation(`${slug} is still shown`);
    }
  }

  /** Whether an article was missing from an acceptable list. */
  #mayBeGone(slug: string, since: number): boolean {
    const { time } = this.scheduler;
    return this.source.viewsSince(since).some(({ versions, lossSince, until = time }) => {
      const isAccepted = lossSince === undefined || until - lossSince >= DOUBTED_MS;
      return !versions.has(slug) && isAccepted;
    });
  }

  /** Checks a finished sync: all articles were listed during it, and none that was listed throughout is missing. */
  #checkCopy(): void {
    const { versions } = this.#shown();
    const views = this.source.viewsSince(this.#syncStartedAt);
    for (const [slug, version] of versions) {
      if (views.some((view) => view.versions.get(slug) === version)) continue;
      this.#violation ??= new Violation(
        `${nameOf(slug, version)} was not listed during the last sync`,
      );
    }
    for (const slug of views[0]?.versions.keys() ?? []) {
      if (versions.has(slug) || !views.every((view) => view.versions.has(slug))) continue;
      this.#violation ??= new Violation(
        `${slug} was listed throughout the last sync, but is missing`,
      );
    }
  }

  /** Reads the copy on the disk. @throws Violation when an article is incomplete */
  #shown(): Shown {
    const database = new DatabaseSync(path.join(this.folder, 'site.sqlite'));
    try {
      const rows = database
        .prepare(
          `SELECT slug, title, excerpt, html, text,
             (SELECT group_concat(tag) FROM article_tags WHERE article_id = id) AS tags,
             (SELECT count(*) FROM article_index WHERE article_id = id) AS found
           FROM articles LEFT JOIN article_contents ON article_id = articles.id`,
        )
        .all();
      const versions = new Map<string, number>();
      for (const { slug, title, excerpt, html, text, tags, found } of rows) {
        const version = Number(String(title).split(' ').at(-1));
        const name = nameOf(String(slug), version);
        const parts = [title, excerpt, String(html).replace(/<[^>]+>/g, ''), text, tags];
        if (parts.some((part) => part !== name) || found !== 1) {
          throw new Violation(`${name} is incomplete: ${JSON.stringify(parts)}`);
        }
        if (!this.source.everHad(String(slug), version)) {
          throw new Violation(`${name} was never listed`);
        }
        versions.set(String(slug), version);
      }
      const copied = database.prepare("SELECT 1 FROM catalogue WHERE key = 'copied_at'").get();
      return { versions, isCopied: copied !== undefined };
    } finally {
      database.close();
    }
  }
}
