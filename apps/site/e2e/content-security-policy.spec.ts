import { expect, test } from './site.ts';

test.use({
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36 Line/15.1.2/IAB',
});

test('Trusted Types and the CSP block injected code, and violations are logged', async ({
  page,
  site,
}) => {
  const reports = () => site.log.split('content security policy violated').length;
  const before = reports();
  await page.goto('/');
  const outcomes = await page.evaluate(() => {
    const put = (work: () => void) => {
      try {
        work();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'failed';
      }
    };
    const place = document.body.appendChild(document.createElement('p'));
    return {
      ours: put(() => (place.innerHTML = '<b>ข้อความ</b> <a href="/pdpa">นโยบาย</a>')),
      handler: put(() => (place.innerHTML = '<img src="/x" onerror="document.title = 1">')),
      frame: put(() => (place.innerHTML = '<iframe srcdoc="x"></iframe>')),
      address: put(() => (document.createElement('script').src = 'data:text/javascript,1')),
      ownAddress: put(() => (document.createElement('script').src = '/pictures/upload.js')),
      inline: put(() => {
        const script = document.createElement('script');
        script.append('document.title = "taken"');
        document.head.append(script);
      }),
    };
  });
  expect(outcomes).toEqual({
    ours: 'done',
    handler: 'refused',
    frame: 'refused',
    address: 'refused',
    // Appending an inline script does not throw; the title below shows that it did not run.
    ownAddress: 'refused',
    inline: 'done',
  });
  expect(await page.title()).not.toBe('taken');

  await expect.poll(reports).toBeGreaterThan(before);
});
