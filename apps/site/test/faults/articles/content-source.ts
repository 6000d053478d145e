import { createHash } from 'node:crypto';
import type { Chance } from '../chance.ts';
import type { Scheduler } from '../scheduler.ts';

/** How long the site waits for an answer, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** How often the site asks before a look has failed (spec §9). */
const ATTEMPTS = 4;
/** Articles that are never withdrawn: all that is listed while most are lost. */
const FOUNDERS = 2;
const BEGIN_WITH = 9;
/** So many stay, whatever staff withdraw: of fewer a loss is believed sooner. */
const FEWEST = 8;

export const moods = [
  ...(['well', 'well', 'away', 'silent', 'failing', 'page', 'cut', 'empty', 'fewer'] as const),
  'stale',
] as const;
export type Mood = (typeof moods)[number];

/** What no list comes of. */
const mute: ReadonlySet<Mood> = new Set(['away', 'silent', 'failing', 'page', 'cut']);

/** The office, one that knows entity tags and totals, and one that knows nothing beside spec §7. */
export const kinds = ['office', 'tagged', 'bare'] as const;
export type Kind = (typeof kinds)[number];

/** Which version of each article there is, by slug. */
export type Versions = ReadonlyMap<string, number>;

/** What the content site says from a moment on. */
interface View {
  since: number;
  versions: Versions;
  /** Since when it has said that most are gone, though they are not, and to nobody anything else. */
  lossSince: number | undefined;
}

/** What a version of an article is called, in its title, its text and its tag. */
export const nameOf = (slug: string, version: number) => `${slug} รุ่น ${version}`;

/** A content site, staff who write in it, and the ways in which it fails; it remembers all that it ever said. */
export class ContentSource {
  readonly #scheduler: Scheduler;
  readonly #chance: Chance;
  readonly #kind: Kind;
  readonly #versions = new Map<string, number>();
  readonly #changedAt = new Map<string, number>();
  readonly #views: View[] = [];
  #mood: Mood = 'well';
  #number = 0;
  /** How many answers were none, one after the other. */
  #failures = 0;

  constructor(scheduler: Scheduler, chance: Chance, kind: Kind) {
    this.#scheduler = scheduler;
    this.#chance = chance;
    this.#kind = kind;
    for (let count = 0; count < BEGIN_WITH; count++) this.publish();
  }

  get mood(): Mood {
    return this.#mood;
  }

  set mood(mood: Mood) {
    const before = this.#view();
    this.#mood = mood;
    const { lossSince } = before;
    const since = this.#scheduler.time;
    if (mood === 'stale') this.#views.push({ ...before, since, lossSince: undefined });
    else this.#see(this.#isLoss ? (lossSince ?? since) : lossSince);
  }

  get #isLoss(): boolean {
    return this.#mood === 'empty' || this.#mood === 'fewer';
  }

  /** What is published in truth. */
  get truth(): Versions {
    return this.#versions;
  }

  publish(): void {
    // Names are in no order: what is new stands between others, and moves them to other pages.
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

  /** What nobody does by mistake, and is not believed at once. */
  withdrawMost(): void {
    this.#withdraw(Infinity);
  }

  #withdraw(most: number): void {
    const names = [...this.#versions.keys()].slice(FOUNDERS);
    const spare = this.#versions.size - FEWEST;
    for (const slug of names.slice(0, Math.min(spare, most))) this.#versions.delete(slug);
    this.#see(this.#view().lossSince);
  }

  /** Whether a version of an article was ever said to be there. */
  everHad(slug: string, version: number): boolean {
    return this.#views.some(({ versions }) => versions.get(slug) === version);
  }

  /** What was said at any time since a moment, and until when; the last is still said. */
  viewsSince(since: number): readonly (View & { until?: number | undefined })[] {
    const first = Math.max(
      0,
      this.#views.findLastIndex((view) => view.since <= since),
    );
    return this.#views
      .slice(first)
      .map((view, at) => ({ ...view, until: this.#views[first + at + 1]?.since }));
  }

  /** The way to it from one process: what is answered to a dead one, nobody hears. */
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

  /** Notes what is said from now on. */
  #see(lossSince: number | undefined): void {
    if (this.#mood === 'stale') return;
    const all = [...this.#versions];
    const said =
      this.#mood === 'empty' ? [] : this.#mood === 'fewer' ? all.slice(0, FOUNDERS) : all;
    this.#views.push({ since: this.#scheduler.time, versions: new Map(said), lossSince });
  }

  #answer(url: URL, tag: string | null): Response | 'cut off' | 'silence' {
    this.#failures = mute.has(this.#mood) ? this.#failures + 1 : 0;
    // What nobody was told, nobody can know: a loss ends with another answer, or with a look that has none.
    const isTold = mute.has(this.#mood) ? this.#failures === ATTEMPTS : !this.#isLoss;
    if (isTold && this.#view().lossSince !== undefined) this.#see(undefined);
    switch (this.#mood) {
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
