import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from './site.ts';

/** Records every request to third parties, and every command that Google's tag would have sent. */
export class Receivers {
  readonly requests: string[] = [];
  readonly commands: { at: number; command: unknown[] }[] = [];

  async watch(context: BrowserContext, site: string): Promise<void> {
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(site) && !url.startsWith('data:')) this.requests.push(url);
    });
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: fakeTag }),
    );
    await context.route('https://www.google-analytics.com/**', async (route) => {
      const command = JSON.parse(route.request().postData() ?? '[]') as unknown[];
      this.commands.push({ at: Date.now(), command });
      await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
    });
  }

  /** The commands that begin with these words, such as `event` and the event's name. */
  of(...start: string[]) {
    return this.commands.filter(({ command }) => start.every((word, at) => command[at] === word));
  }

  /** What these commands say, such as the fields of an event. */
  factsOf(...start: string[]) {
    return this.of(...start).map(({ command }) => command[2]);
  }
}

/** Behaves like Google's script: sets cookies, and sends the engagement time at the end unless it is disabled. */
const fakeTag = `{
  const cookies = ['_ga', '_ga_TEST1', '_gcl_au'];
  for (const name of cookies) document.cookie = name + '=1; path=/; max-age=60';
  addEventListener('pagehide', () => {
    if (!window['ga-disable-G-TEST1']) send(['event', 'user_engagement']);
  });
  const send = (command) => navigator.sendBeacon(
    'https://www.google-analytics.com/g/collect', JSON.stringify([...command]));
  const waiting = window.dataLayer.splice(0);
  window.dataLayer.push = (command) => send(command);
  waiting.forEach(send);
}`;

/** Tests of the site with tags; `receivers` is what third parties receive. */
export const test = base.extend<{ receivers: Receivers }>({
  baseURL: async ({ siteWithTags }, use) => use(siteWithTags.url),
  receivers: [
    async ({ context, siteWithTags }, use) => {
      const receivers = new Receivers();
      await receivers.watch(context, siteWithTags.url);
      await use(receivers);
    },
    { auto: true },
  ],
});

export const banner = (page: Page) => page.getByRole('dialog', { name: 'ขอใช้คุกกี้เพื่อวัดผลเว็บไซต์' });
