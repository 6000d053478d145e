import type { BrowserContext, Page } from '@playwright/test';

/** Waits until the page's scripts are at work: they come after its first paint (`layouts/page-starter.ts`). */
export const started = (page: Page): Promise<void> =>
  page
    .locator('script[data-page]')
    .waitFor({ state: 'detached', timeout: 15_000 })
    // A test may hold them back.
    .catch(() => undefined);

/** Has pages of a context wait for their scripts whenever they are opened or loaded anew. */
export function startPages(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      if (options?.waitUntil !== 'commit') await started(page);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await started(page);
      return answer;
    };
  });
}
