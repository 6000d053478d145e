import { chromium } from '@playwright/test';
import { median } from './storm.ts';

/** A slow line and a slow phone, as Lighthouse simulates them; here the browser is really slowed down. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;
/** How long the largest paint is waited for, in milliseconds. */
const SETTLE_MS = 2_500;

/** When a page was painted, in milliseconds. */
interface Paints {
  fcp: number;
  lcp: number;
}

/** The medians of several loads of some pages, in turns. */
export async function throttledPaints(urls: readonly string[], runs: number): Promise<Paints[]> {
  const { CHROMIUM = '/usr/bin/chromium' } = process.env;
  const browser = await chromium.launch({ executablePath: CHROMIUM });
  const found = urls.map((): Paints[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [at, url] of urls.entries()) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', LINE);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.goto(url);
      await page.waitForTimeout(SETTLE_MS);
      found[at]?.push(await page.evaluate(readPaints));
      await context.close();
    }
  }
  await browser.close();
  return found.map((paints) => ({
    fcp: median(paints.map(({ fcp }) => fcp)),
    lcp: median(paints.map(({ lcp }) => lcp)),
  }));
}

/** In the page. */
function readPaints(): Promise<Paints> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const lcp = list.getEntries().at(-1)?.startTime ?? NaN;
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
      resolve({ fcp, lcp });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
