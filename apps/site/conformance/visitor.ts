import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from '@playwright/test';
import type { Edge } from './edge.ts';

/** Pages that rows only read, one for each browser and address. */
const read = new WeakMap<Browser, Map<string, Promise<Page>>>();

/** Who looks at the site: with a browser or by plain requests. */
export class Visitor {
  readonly #browser: Browser;
  readonly #edge: Edge;
  readonly #contexts: BrowserContext[] = [];

  constructor(browser: Browser, edge: Edge) {
    this.#browser = browser;
    this.#edge = edge;
  }

  /** A page that is loaded once for all rows, so they must leave it as it is. */
  reads(address: string): Promise<Page> {
    const pages = read.get(this.#browser) ?? new Map<string, Promise<Page>>();
    read.set(this.#browser, pages);
    const page = pages.get(address) ?? this.#load(address);
    pages.set(address, page);
    return page;
  }

  async #load(address: string): Promise<Page> {
    const context = await this.#browser.newContext({ baseURL: this.#edge.site.url });
    const page = await context.newPage();
    await page.goto(address);
    return page;
  }

  /** A page of its own, in which a row may do as it likes. */
  async opens(address: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.arrives(options);
    await page.goto(address);
    return page;
  }

  /** A browser of its own that is not on the site yet. */
  async arrives(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.#browser.newContext({ baseURL: this.#edge.site.url, ...options });
    this.#contexts.push(context);
    return context.newPage();
  }

  /** An answer of the site, redirections not followed. */
  asks(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.#edge.site.url + path, { redirect: 'manual', ...init });
  }

  /** The texts of all that a selector finds, folded parts too. */
  async textsOf(address: string, selector: string): Promise<string[]> {
    return texts((await this.reads(address)).locator(selector));
  }

  /** Ends what the row opened. */
  async leave(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
  }
}

/** The words of each of some elements: one space where there are several, and no marks for line breaks. */
export async function texts(all: Locator): Promise<string[]> {
  return (await all.allTextContents()).map((text) =>
    text
      .replace(/[\u200b\u2060\u00ad]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** An attribute of each of some elements. */
export const attributes = (all: Locator, name: string): Promise<(string | null)[]> =>
  all.evaluateAll((elements, wanted) => elements.map((one) => one.getAttribute(wanted)), name);
