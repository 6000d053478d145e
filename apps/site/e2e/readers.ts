import { Arrivals } from './arrivals.ts';

/** Readers who request pages, pictures and assets in turn. */
export class Readers extends Arrivals {
  readonly #url: string;
  readonly #addresses: readonly string[];
  /** The number of answers by status; `none` without an answer. */
  readonly answers: Record<string, number> = {};
  /** Every answer other than 200, with the milliseconds since the start. */
  readonly faults: { ms: number; address: string; status: string }[] = [];
  readonly #since = performance.now();

  constructor(url: string, addresses: readonly string[], intervalMs: number) {
    super(intervalMs);
    this.#url = url;
    this.#addresses = addresses;
  }

  protected override visits(index: number): Promise<void>[] {
    return [this.#open(this.#addresses[index % this.#addresses.length] ?? '/')];
  }

  async #open(address: string): Promise<void> {
    const response = await fetch(this.#url + address).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    const status = response && text !== undefined ? String(response.status) : 'none';
    this.answers[status] = (this.answers[status] ?? 0) + 1;
    const ms = Math.round(performance.now() - this.#since);
    if (status !== '200') this.faults.push({ ms, address, status });
  }
}

/** Addresses of pages, articles, pictures and assets. */
export async function addressesOf(url: string): Promise<string[]> {
  const text = async (address: string) => (await fetch(url + address)).text();
  const [landing, list, map] = await Promise.all(['/', '/articles', '/sitemap.xml'].map(text));
  const found = (of: string | undefined, pattern: RegExp) =>
    Array.from((of ?? '').matchAll(pattern), ([, address = '']) => address);
  const articles = found(map, /<loc>https?:\/\/[^/]+(\/articles\/detail\/[^<]+)<\/loc>/g);
  return [
    ...['/', '/articles', '/register', '/pdpa', '/sitemap.xml', '/articles?q=คลินิก'],
    ...articles.slice(0, 4),
    ...found(list, /(\/pictures\/[\w.-]+)/g).slice(0, 3),
    ...found(landing, /(\/_astro\/[\w.-]+)/g).slice(0, 3),
  ];
}
