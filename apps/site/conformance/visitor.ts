import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from '@playwright/test';
import { type person, sendForm } from '../e2e/lead-form.ts';
import type { Edge } from './edge.ts';

/** Shared pages that rows do not change, by browser and address. */
const read = new WeakMap<Browser, Map<string, Promise<Page>>>();

/** How somebody comes to the lead form, and what they type besides their name. */
interface Journey extends Partial<typeof person & { details: string }> {
  address?: string;
  referer?: string;
}

/** Reads the site with a browser or by plain requests. */
export class Visitor {
  readonly #browser: Browser;
  readonly #edge: Edge;
  readonly #contexts: BrowserContext[] = [];

  constructor(browser: Browser, edge: Edge) {
    this.#browser = browser;
    this.#edge = edge;
  }

  /** A page that all rows share and must not change. */
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

  /** A new page, which the row may change. */
  async opens(address: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.arrives(options);
    await page.goto(address);
    return page;
  }

  /** A new browser context with an empty page. */
  async arrives(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.#browser.newContext({ baseURL: this.#edge.site.url, ...options });
    this.#contexts.push(context);
    return context.newPage();
  }

  /** Opens an address and sends the lead form. @returns the lead as the lead API receives it */
  async sendsLead(name: string, { address = '/', referer, ...typed }: Journey = {}) {
    const page = await this.arrives();
    await page.goto(address, referer ? { referer } : {});
    await sendForm(page, { name, ...typed });
    return this.#edge.leadOf(name);
  }

  /** Requests the site without following redirects. */
  asks(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.#edge.site.url + path, { redirect: 'manual', ...init });
  }

  /** The texts of all elements of a selector, hidden ones too. */
  async textsOf(address: string, selector: string): Promise<string[]> {
    return texts((await this.reads(address)).locator(selector));
  }

  /** Closes what the row opened. */
  async leave(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
  }
}

/** The texts of elements with single spaces and without invisible characters for line breaks. */
export async function texts(all: Locator): Promise<string[]> {
  return (await all.allTextContents()).map((text) =>
    text
      .replace(/[\u200b\u2060\u00ad]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** An attribute of each element. */
export const attributes = (all: Locator, name: string): Promise<(string | null)[]> =>
  all.evaluateAll((elements, wanted) => elements.map((one) => one.getAttribute(wanted)), name);
