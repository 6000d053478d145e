import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Chance } from '../chance.ts';
import type { Machine } from '../machine.ts';
import { quiet, Scheduler } from '../scheduler.ts';
import { SiteWorld } from '../site-world.ts';
import { Violation } from '../violation.ts';
import { ArticleLife } from './article-life.ts';
import type { Breakage } from './breakages.ts';
import { ContentSource, kinds, nameOf, type Versions } from './content-source.ts';

const BEGIN = Date.UTC(2027, 0, 4, 2);
/** So long a list that lost most of its articles is doubted, less what an answer is on its way. */
const DOUBTED_MS = 3 * 60_000 - 2_000;
/** Of fewer articles a loss is no great one. */
const MANY = 8;

/** What the site's file holds. */
interface Shown {
  versions: Versions;
  /** Whether there was ever a whole copy: before, nothing of it is shown. */
  isCopied: boolean;
}

/** A content site, a machine and a disk around one site, and what its visitors may be shown. */
export class ArticleWorld extends SiteWorld<ArticleLife> {
  readonly source: ContentSource;
  readonly #breakage: Breakage;
  #lookedAt = BEGIN;
  /** What was shown when it was last checked, and since when a look may have changed it. */
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
      onLook: () => (this.#lookedAt = this.scheduler.time),
      onCopied: () => this.#checkCopy(),
    });
  }

  /** The content site says that something has changed. */
  tell(): void {
    if (this.isUp) this.life?.pollNow();
  }

  /**
   * Every article is one that the content site really had, whole; and none is gone because the content
   * site lost most of its list for a while.
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
          throw new Violation(`${slug} is gone, since the list was short for a moment`);
        }
      }
    }
    const since = Math.min(this.#lookedAt, this.scheduler.time);
    this.#before = { shown, since };
  }

  /**
   * The copy is like the content site.
   *
   * @throws Violation
   */
  checkArrived(): void {
    this.check();
    const { versions } = this.#shown();
    const { truth } = this.source;
    for (const [slug, version] of truth) {
      if (versions.get(slug) !== version) throw new Violation(`${slug} is still an earlier one`);
    }
    for (const slug of versions.keys()) {
      if (!truth.has(slug)) throw new Violation(`${slug} is still shown`);
    }
  }

  /** Whether an article was not listed at some time, and that was to be believed. */
  #mayBeGone(slug: string, since: number): boolean {
    const { time } = this.scheduler;
    return this.source.viewsSince(since).some(({ versions, lossSince, until = time }) => {
      const isBelieved = lossSince === undefined || until - lossSince >= DOUBTED_MS;
      return !versions.has(slug) && isBelieved;
    });
  }

  /** At the end of a look: what is shown was said in its course, and nothing that was said throughout is missing. */
  #checkCopy(): void {
    const { versions } = this.#shown();
    const views = this.source.viewsSince(this.#lookedAt);
    for (const [slug, version] of versions) {
      if (views.some((view) => view.versions.get(slug) === version)) continue;
      this.#violation ??= new Violation(`${nameOf(slug, version)} was not there at the last look`);
    }
    for (const slug of views[0]?.versions.keys() ?? []) {
      if (versions.has(slug) || !views.every((view) => view.versions.has(slug))) continue;
      this.#violation ??= new Violation(`${slug} was there throughout the last look, and is not`);
    }
  }

  /** The copy as it is on the disk, whatever the site thinks. @throws Violation where one is not whole */
  #shown(): Shown {
    const database = new DatabaseSync(path.join(this.folder, 'site.sqlite'));
    try {
      const rows = database
        .prepare(
          `SELECT slug, title, excerpt, html, text,
             (SELECT group_concat(tag) FROM article_tags WHERE article_id = id) AS tags,
             (SELECT count(*) FROM article_words WHERE article_id = id) AS found
           FROM articles LEFT JOIN article_contents ON article_id = articles.id`,
        )
        .all();
      const versions = new Map<string, number>();
      for (const { slug, title, excerpt, html, text, tags, found } of rows) {
        const version = Number(String(title).split(' ').at(-1));
        const name = nameOf(String(slug), version);
        const parts = [title, excerpt, String(html).replace(/<[^>]+>/g, ''), text, tags];
        if (parts.some((part) => part !== name) || found !== 1) {
          throw new Violation(`${name} is not whole: ${JSON.stringify(parts)}`);
        }
        if (!this.source.everHad(String(slug), version)) {
          throw new Violation(`${name} was never there`);
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
