import { createHash } from 'node:crypto';
import type { Chance } from '../chance.ts';
import type { Scheduler } from '../scheduler.ts';

/** How long the site waits for an answer, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Attempts of the site before a sync has failed (spec §9). */
const ATTEMPTS = 4;
/** Articles that are never withdrawn: the only ones listed while most are missing. */
const FOUNDERS = 2;
const BEGIN_WITH = 9;
/** Minimum number of articles: the loss of fewer is accepted sooner. */
const FEWEST = 8;

export const modes = [
  ...(['well', 'well', 'away', 'silent', 'failing', 'page', 'cut', 'empty', 'fewer'] as const),
  'stale',
] as const;
export type Mode = (typeof modes)[number];

/** Modes without a list. */
const silentModes: ReadonlySet<Mode> = new Set(['away', 'silent', 'failing', 'page', 'cut']);

/** The office, a content site with entity tags and totals, and one with only the call of spec §7. */
export const kinds = ['office', 'tagged', 'bare'] as const;
export type Kind = (typeof kinds)[number];

/** The version of each article, by slug. */
export type Versions = ReadonlyMap<string, number>;

/** What the content site lists from a time on. */
interface View {
  since: number;
  versions: Versions;
  /** Since when it has wrongly omitted most articles, in all answers. */
  lossSince: number | undefined;
}

/** The name of a version, in its title, text and tag. */
export const nameOf = (slug: string, version: number) => `${slug} รุ่น ${version}`;

/** A content site with editors and failures, which remembers everything that it has listed. */
export class ContentSource {
  readonly #scheduler: Scheduler;
  readonly #chance: Chance;
  readonly #kind: Kind;
  readonly #versions = new Map<string, number>();
  readonly #changedAt = new Map<string, number>();
  readonly #views: View[] = [];
  #mode: Mode = 'well';
  #number = 0;
  /** Number of consecutive answers without a list. */
  #failures = 0;

  constructor(scheduler: Scheduler, chance: Chance, kind: Kind) {
    this.#scheduler = scheduler;
    this.#chance = chance;
    this.#kind = kind;
    for (let count = 0; count < BEGIN_WITH; count++) this.publish();
  }

  get mode(): Mode {
    return this.#mode;
  }

  set mode(mode: Mode) {
    const before = this.#view();
    this.#mode = mode;
    const { lossSince } = before;
    const since = this.#scheduler.time;
    if (mode === 'stale') this.#views.push({ ...before, since, lossSince: undefined });
    else this.#see(this.#isLoss ? (lossSince ?? since) : lossSince);
  }

  get #isLoss(): boolean {
    return this.#mode === 'empty' || this.#mode === 'fewer';
  }

  /** What is really published. */
  get truth(): Versions {
    return this.#versions;
  }

  publish(): void {
    // Names are unordered: a new article moves others to other pages.
    const letter = String.fromCharCode(97 + this.#chance.between(0, 25));
    this.#write(`${this.#number < FOUNDERS ? 'a' : letter}-${++this.#number}`, 1);
  }

  edit(): void {
    const slug = this.#any();
    this.#write(slug, (this.#versions.get(slug) ?? 0) + 1);
  }

  withdraw(): void {
    this.#withdraw(1);
  }

  /** A great loss, which the site does not accept at once. */
  withdrawMost(): void {
    this.#withdraw(Infinity);
  }

  #withdraw(most: number): void {
    const names = [...this.#versions.keys()].slice(FOUNDERS);
    const spare = this.#versions.size - FEWEST;
    for (const slug of names.slice(0, Math.min(spare, most))) this.#versions.delete(slug);
    this.#see(this.#view().lossSince);
  }

  /** Whether a version of an article was ever listed. */
  everHad(slug: string, version: number): boolean {
    return this.#views.some(({ versions }) => versions.get(slug) === version);
  }

  /** Everything that was listed since a time, with its end. */
  viewsSince(since: number): readonly (View & { until?: number | undefined })[] {
    const first = Math.max(
      0,
      this.#views.findLastIndex((view) => view.since <= since),
    );
    return this.#views
      .slice(first)
      .map((view, at) => ({ ...view, until: this.#views[first + at + 1]?.since }));
  }

  /** The `fetch` of one process; a killed process gets no answer. */
  fetch(isAlive: () => boolean) {
    return (address: string, { headers }: RequestInit): Promise<Response> =>
      new Promise((resolve, reject) => {
        const url = new URL(address);
        const tag = new Headers(headers).get('if-none-match');
        const ways = [this.#chance.between(2, 200), this.#chance.between(2, 200)] as const;
        this.#scheduler.after(ways[0], () => {
          const answer = this.#answer(url, tag);
          const back = answer === 'silence' ? TIMEOUT_MS : ways[1];
          this.#scheduler.after(back, () => {
            if (!isAlive()) return;
            if (typeof answer === 'string') reject(new TypeError('fetch failed'));
            else resolve(answer);
          });
        });
      });
  }

  #any(): string {
    const names = [...this.#versions.keys()];
    return names[this.#chance.between(0, names.length - 1)] ?? '';
  }

  #write(slug: string, version: number): void {
    this.#versions.set(slug, version);
    this.#changedAt.set(`${slug} ${version}`, this.#scheduler.time);
    this.#see(this.#view().lossSince);
  }

  #view(): View {
    return this.#views.at(-1) ?? { since: 0, versions: new Map(), lossSince: undefined };
  }

  /** Records what is listed from now on. */
  #see(lossSince: number | undefined): void {
    if (this.#mode === 'stale') return;
    const all = [...this.#versions];
    const said =
      this.#mode === 'empty' ? [] : this.#mode === 'fewer' ? all.slice(0, FOUNDERS) : all;
    this.#views.push({ since: this.#scheduler.time, versions: new Map(said), lossSince });
  }

  #answer(url: URL, tag: string | null): Response | 'cut off' | 'silence' {
    this.#failures = silentModes.has(this.#mode) ? this.#failures + 1 : 0;
    // For the site a loss ends with another answer, or with a sync that gets none.
    const isTold = silentModes.has(this.#mode) ? this.#failures === ATTEMPTS : !this.#isLoss;
    if (isTold && this.#view().lossSince !== undefined) this.#see(undefined);
    switch (this.#mode) {
      case 'away':
        return 'cut off';
      case 'silent':
        return 'silence';
      case 'failing':
        return Response.json({ code: 500, message: 'ฐานข้อมูลขัดข้อง' }, { status: 500 });
      case 'page':
        return new Response('<!doctype html><p>Maintenance');
      case 'cut':
        return new Response('[{"title":"ครึ่ง');
      default:
        return this.#said(url, tag);
    }
  }

  #said({ searchParams }: URL, tag: string | null): Response {
    const articles = this.#articles();
    const column = searchParams.get('sortColumn') === 'updatedAt' ? 'updatedAt' : 'title';
    const sign = searchParams.get('sortDirection') === 'desc' ? -1 : 1;
    articles.sort((a, b) => (a[column] < b[column] ? -sign : sign));
    const limit = Number(searchParams.get('limit'));
    const from = (Number(searchParams.get('page')) - 1) * limit;
    const page = articles.slice(from, from + limit);
    if (this.#kind === 'bare') return Response.json(page);
    const extra = { 'x-total-count': String(articles.length) };
    return send(page, tag, extra);
  }

  #articles() {
    return Array.from(this.#view().versions, ([slug, version]) => {
      const name = nameOf(slug, version);
      const at = this.#changedAt.get(`${slug} ${version}`) ?? 0;
      return {
        ...{ slug, title: name, content: `<p>${name}</p>`, tags: name },
        ...{ publishedAt: '2026-01-01T00:00:00Z', updatedAt: new Date(at).toISOString() },
      };
    });
  }
}

function send(value: unknown, tag: string | null, extra: Record<string, string>): Response {
  const body = JSON.stringify(value);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { ...extra, etag };
  return tag === etag
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}
