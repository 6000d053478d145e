import type { BrowserContext, Page } from '@playwright/test';
import { testWithRegistrationApi } from './recording-api.ts';

export const key = 'key-of-the-office';
/** Gives access to articles only. */
export const contentKey = 'key-of-the-articles';

/** The environment that configures both tags. */
export const tags = { GA_MEASUREMENT_ID: 'G-TEST1', ADS_CONVERSION_ID: 'AW-123/label' };

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

/** Tests of a site with both tags configured. */
export const test = testWithRegistrationApi({
  ...tags,
  CONTENT_API_KEY: contentKey,
  ANALYTICS_READ_KEY: key,
}).extend<{ receivers: Receivers }>({
  receivers: [
    async ({ context, running }, use) => {
      const receivers = new Receivers();
      await receivers.watch(context, running.site.url);
      await use(receivers);
    },
    { auto: true },
  ],
});

export const banner = (page: Page) => page.getByRole('dialog', { name: 'ขอใช้คุกกี้เพื่อวัดผลเว็บไซต์' });
