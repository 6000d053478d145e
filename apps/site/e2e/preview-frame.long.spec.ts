import { serve } from '../../office/test/serve.ts';
import { expect, Site, test } from './site.ts';

test('only the office may show a preview in a frame, and no other page', async ({
  content,
  page,
}) => {
  content.drafts.set('framed', { title: 'ร่างแรก', slug: 'framed', content: '<p>ร่าง</p>' });
  const office = await serve((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>office</title><body></body>');
  });
  await using site = await new Site().start({ ...content.environment, OFFICE_URL: office.url });
  const preview = `${site.url}/articles/preview?token=framed`;
  const show = (url: string) =>
    page.evaluate((src) => {
      const frame = document.createElement('iframe');
      document.body.replaceChildren(Object.assign(frame, { src, width: 600, height: 600 }));
    }, url);
  const shown = page.frameLocator('iframe').getByRole('heading', { level: 1 });

  await page.goto(office.url);
  // Repeated, since the content site may time out on a busy machine.
  await expect(async () => {
    await show(preview);
    await expect(shown).toHaveText('ร่างแรก', { timeout: 3000 });
  }).toPass({ timeout: 20_000 });
  content.drafts.set('framed', { title: 'ร่างที่สอง', slug: 'framed', content: '<p>ร่าง</p>' });
  // Repeated until the script of the page listens.
  await expect(async () => {
    await page.evaluate(() =>
      window.frames[0]?.postMessage({ type: 'payload-document-event' }, '*'),
    );
    await expect(shown).toHaveText('ร่างที่สอง', { timeout: 1000 });
  }).toPass({ timeout: 15_000 });

  // Another origin.
  await page.goto(office.url.replace('127.0.0.1', 'localhost'));
  await show(preview);
  await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0);
  const { headers } = await fetch(preview);
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${office.url}`);
  await office.stop();
});

test('without an office, nobody may show a preview in a frame', async ({ request }) => {
  const headers = (await request.get('/articles/preview?token=x')).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
});
