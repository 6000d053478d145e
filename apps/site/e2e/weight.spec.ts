import { expect, test } from './site.ts';

const KB = 1000;

/*
 * Budgets of the first view on a phone, as bytes that travel (brotli): no framework, at most 6 KB of
 * external JavaScript, at most 100 KB in all.
 */
test('the first view is light', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const weights = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) =>
    urls.set(requestId, response.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    weights.set(requestId, encodedDataLength),
  );
  await page.goto('/', { waitUntil: 'networkidle' });

  const files = [...weights].map(([id, bytes]) => ({ url: urls.get(id) ?? '', bytes }));
  const weigh = (isCounted: (url: string) => boolean) =>
    files.filter(({ url }) => isCounted(url)).reduce((sum, { bytes }) => sum + bytes, 0);
  const listed = files.map(({ url, bytes }) => `${url.replace(site.url, '')} ${bytes}`).join('\n');
  test.info().annotations.push({ type: 'weight', description: listed });
  console.log(listed);

  expect(
    files.some(({ url }) => /react|client/.test(url)),
    listed,
  ).toBe(false);
  expect(
    weigh((url) => url.endsWith('.js')),
    listed,
  ).toBeLessThanOrEqual(6 * KB);
  expect(
    weigh(() => true),
    listed,
  ).toBeLessThanOrEqual(100 * KB);
});
