import type { Clock } from '@clinicdee/clock';
import { isGrownWorse } from '../calls/grown-worse.ts';
import type { Log } from '../calls/log.ts';
import { type Facts, fileFacts } from '../content/facts.ts';
import { mainPathOf } from '../content/languages.ts';
import { type Contents, contentsOf } from '../content/site-content.ts';
import { bangkokDay, untilMidnight } from '../thai/days.ts';
import type { BuiltFiles } from './built-files.ts';
import {
  compressPages,
  isOfContent,
  type RenderBuilt,
  renderContentPages,
} from './content-pages.ts';
import type { Whole } from './whole.ts';

/** A clock that is set, and a machine that slept, are noticed within this; what failed is tried again. */
const LONGEST_LOOK_MS = 60_000;

/** The pages that say a day: those with the product's views. */
const saysDay = (path: string) => mainPathOf(path) === '/';

interface Parts {
  /** As they were built. */
  built: BuiltFiles;
  /** The day of that in Bangkok: `2026-11-22`. */
  builtOn: string;
  /** What is served, by its address: what is built, and what has taken its place. */
  files: Map<string, Whole>;
  render: RenderBuilt;
  /** Told within the same turn in which pages are replaced. */
  onShown: (contents: Contents, what: Shown) => void;
  clock: Pick<Clock, 'now' | 'after'>;
  log: Log;
}

interface Shown {
  /** Words and figures are others; else the day alone is. */
  areWordsNew: boolean;
  /** Whether any page is. */
  isPageNew: boolean;
}

/**
 * The built pages as they are shown: with what the office has published, on the day that it is in Bangkok. Each is
 * replaced when the new one is whole, and stays when none can be made.
 */
export class ShownPages {
  readonly #parts: Parts;
  #facts = fileFacts;
  #day: string;
  #turning: Promise<void> | undefined;
  #callOff: (() => void) | undefined;
  #isBegun = false;
  #isStopped = false;
  #failures = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#day = parts.builtOn;
  }

  /**
   * Makes the pages of facts, of today, before anybody sees them.
   *
   * @returns what shows them from then on
   * @throws ContentSlips, or Error naming the first page that cannot be made
   */
  async make(facts: Facts): Promise<() => void> {
    const day = this.#today();
    const contents = contentsOf(facts, day);
    const pages = await this.#pagesOf(facts, day, contents);
    return () => {
      this.#show(facts, day, contents, pages);
      void compressPages(pages);
      // It took them over midnight.
      void this.turn();
    };
  }

  /** Shows today, and from then on each day as it begins in Bangkok. Never rejects. */
  async begin(): Promise<void> {
    await this.turn();
    this.#isBegun = true;
    if (this.#isStopped) return;
    const { clock } = this.#parts;
    const wait = Math.min(untilMidnight(clock.now()), LONGEST_LOOK_MS);
    this.#callOff = clock.after(wait, () => void this.begin());
  }

  /** Has the pages show today, where they do not; what cannot be made stays as it is. Never rejects. */
  async turn(): Promise<void> {
    if (this.#isStopped || this.#day === this.#today()) return;
    this.#turning ??= this.#turn().finally(() => (this.#turning = undefined));
    await this.#turning;
  }

  /** Begins nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#callOff?.();
    await this.#turning;
  }

  async #turn(): Promise<void> {
    const { log } = this.#parts;
    try {
      const facts = this.#facts;
      const day = this.#today();
      const contents = contentsOf(facts, day);
      const pages = await this.#pagesOf(facts, day, contents);
      const compressed = compressPages(pages);
      // Nobody gets a heavier page for a while, every night; a start is not kept waiting for that.
      if (this.#isBegun) await compressed;
      // What the office has published meanwhile is of today, or is looked at next.
      if (this.#isStopped || facts !== this.#facts) return;
      this.#show(facts, day, contents, pages);
      if (this.#failures > 0) log.info({ day }, 'pages show today again');
      this.#failures = 0;
    } catch (error) {
      this.#failed(error);
    }
  }

  /** The pages of facts on a day: as built where that is what they are, made anew where they say something else. */
  async #pagesOf(facts: Facts, day: string, contents: Contents): Promise<Map<string, Whole>> {
    const { built, builtOn, clock, files, render } = this.#parts;
    const isFile = facts === fileFacts;
    const pages = new Map<string, Whole>();
    const others: string[] = [];
    for (const [path, page] of built) {
      if (!isOfContent(path, page)) continue;
      if (isFile && (day === builtOn || !saysDay(path))) pages.set(path, page);
      else if (facts !== this.#facts || saysDay(path)) others.push(path);
    }
    const making = { built, shown: files, contents, render, changedAt: clock.now() };
    return new Map([...pages, ...(await renderContentPages(others, making))]);
  }

  /** From here to the end nothing waits: no visitor gets some of the old and some of the new. */
  #show(facts: Facts, day: string, contents: Contents, pages: ReadonlyMap<string, Whole>): void {
    const { files, onShown } = this.#parts;
    let isPageNew = false;
    for (const [path, page] of pages) {
      isPageNew ||= files.get(path) !== page;
      files.set(path, page);
    }
    const areWordsNew = facts !== this.#facts;
    [this.#facts, this.#day] = [facts, day];
    onShown(contents, { areWordsNew, isPageNew });
  }

  #failed(error: unknown): void {
    this.#failures++;
    // Once, and then as it gets worse: not a line every minute of a day.
    if (!isGrownWorse(this.#failures)) return;
    const reason = error instanceof Error ? error.message : 'unknown';
    this.#parts.log.error(
      { code: 'day_not_shown', reason, shown: this.#day, failures: this.#failures },
      'the pages of today cannot be made; those of the day before are shown',
    );
  }

  #today(): string {
    return bangkokDay(this.#parts.clock.now());
  }
}
