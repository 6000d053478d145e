import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { type person, sendForm } from '../e2e/lead-form.ts';
import { type Edge, waitFor } from './edge.ts';

/** Shared pages that rows do not change, by browser and address. */
const read = new WeakMap<Browser, Map<string, Promise<Page>>>();

/** How somebody comes to the lead form, and what they type besides their name. */
interface Journey extends Partial<typeof person & { details: string }> {
  address?: string;
  referer?: string;
}

/** Reads the site with a browser or by plain requests. */
export class Visitor {
  readonly browser: Browser;
  readonly edge: Edge;
  readonly #context: BrowserContext;

  constructor(browser: Browser, context: BrowserContext, edge: Edge) {
    this.browser = browser;
    this.#context = context;
    this.edge = edge;
  }

  /** A page that all rows share and must not change. */
  reads(address: string): Promise<Page> {
    const pages = read.get(this.browser) ?? new Map<string, Promise<Page>>();
    read.set(this.browser, pages);
    const load = async () => {
      const page = await this.browser.newPage({ baseURL: this.edge.site.url });
      await page.goto(address);
      return page;
    };
    const page = pages.get(address) ?? load();
    pages.set(address, page);
    return page;
  }

  /** A new empty page, which the row may change. */
  arrives(): Promise<Page> {
    return this.#context.newPage();
  }

  /** A new page, which the row may change. */
  async opens(address: string): Promise<Page> {
    const page = await this.arrives();
    await page.goto(address);
    return page;
  }

  /** Opens an address and sends the lead form. @returns the lead as the lead API receives it */
  async sendsLead(name: string, { address = '/', referer, ...typed }: Journey = {}) {
    const page = await this.arrives();
    await page.goto(address, referer ? { referer } : {});
    await sendForm(page, { name, ...typed });
    return this.leadOf(name);
  }

  /** Waits for the lead of one sender at the lead API. */
  leadOf(fullname: string) {
    return waitFor(() => this.edge.leads.received.find(({ body }) => body.fullname === fullname));
  }

  /** Requests the site without following redirects. */
  asks(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.edge.site.url + path, { redirect: 'manual', ...init });
  }

  /** Sends an object to a call of the site. */
  posts(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    return this.asks(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** The texts of all elements of a selector, hidden ones too. */
  async textsOf(address: string, selector: string): Promise<string[]> {
    return texts((await this.reads(address)).locator(selector));
  }

  /** The texts of all elements of a selector, each with that of another selector in the same place. */
  async pairsOf(address: string, selector: string, other: string): Promise<string[]> {
    const others = await this.textsOf(address, other);
    return (await this.textsOf(address, selector)).map((text, at) => `${text} ${others[at] ?? ''}`);
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

/** The labels of the phone and LINE buttons of a block, and the target of the LINE button. */
export async function actions(page: Page, block: string) {
  const phone = page.locator(`${block} a[href^="tel:"]`);
  const line = page.locator(`${block} a[href^="https://line.me/"]`);
  return [...(await texts(phone)), ...(await texts(line)), await line.getAttribute('target')];
}
