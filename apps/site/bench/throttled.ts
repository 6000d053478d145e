import { chromium } from '@playwright/test';
import { median } from './load-generator.ts';

/** The slow connection and CPU that Lighthouse simulates; here the browser is actually throttled. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;
/** Wait for the largest paint, in milliseconds. */
const SETTLE_MS = 2_500;

/** Paint times of a page, in milliseconds. */
interface Paints {
  fcp: number;
  lcp: number;
}

/** Returns the median paint times of each page, loading the pages alternately. */
export async function throttledPaints(urls: readonly string[], runs: number): Promise<Paints[]> {
  const { CHROMIUM = '/usr/bin/chromium' } = process.env;
  const browser = await chromium.launch({ executablePath: CHROMIUM });
  const results = urls.map((): Paints[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [at, url] of urls.entries()) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', NETWORK);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.goto(url);
      await page.waitForTimeout(SETTLE_MS);
      results[at]?.push(await page.evaluate(readPaints));
      await context.close();
    }
  }
  await browser.close();
  return results.map((paints) => ({
    fcp: median(paints.map(({ fcp }) => fcp)),
    lcp: median(paints.map(({ lcp }) => lcp)),
  }));
}

/** Runs in the page. */
function readPaints(): Promise<Paints> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const lcp = list.getEntries().at(-1)?.startTime ?? NaN;
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
      resolve({ fcp, lcp });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
