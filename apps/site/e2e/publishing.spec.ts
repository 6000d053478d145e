import { expect, test as plain } from '@playwright/test';
import sharp from 'sharp';
import { startBucket } from '../../office/test/bucket.ts';
import { Office } from './office.ts';
import { freePorts } from './server-process.ts';
import { Site } from './site.ts';

const paragraph = (text: string) => ({
  ...{ type: 'paragraph', format: '', indent: 0, version: 1, direction: null },
  children: [{ type: 'text', text, format: 0, style: '', mode: 'normal', detail: 0, version: 1 }],
});

/** The rich text of one paragraph, as the editor stores it. */
const richText = (text: string) => ({
  root: {
    ...{ type: 'root', format: '', indent: 0, version: 1, direction: null },
    children: [paragraph(text)],
  },
});

const test = plain.extend<{
  pictures: 'disk' | 'S3';
  storage: Record<string, string>;
  site: Site;
  office: Office;
}>({
  pictures: ['disk', { option: true }],
  storage: async ({ pictures }, use) => {
    const bucket = pictures === 'S3' ? await startBucket() : undefined;
    await use(bucket?.environment ?? {});
    await bucket?.stop();
  },
  site: async ({}, use) => {
    const site = new Site();
    await use(site);
    await site.dispose();
  },
  office: async ({ site, storage }, use) => {
    const [officePort = 0, sitePort = 0] = await freePorts(2);
    const siteUrl = `http://127.0.0.1:${sitePort}`;
    const office = await new Office(officePort, site.dataDir, {
      ...storage,
      SITE_URL: siteUrl,
    }).start();
    // The site looks by itself once an hour: whatever shows sooner was told by the office.
    await site.start({
      PORT: String(sitePort),
      OFFICE_URL: office.url,
      CONTENT_SYNC_INTERVAL: '3600',
      LOG_LEVEL: 'warn',
    });
    await use(office);
    await office.stop('SIGKILL');
  },
});

for (const pictures of ['disk', 'S3'] as const) {
  test.describe(`with pictures on ${pictures}`, () => {
    test.use({ pictures });

    test('what is published, changed and deleted shows on the site at once', async ({
      site,
      office,
    }) => {
      test.setTimeout(90_000);
      const form = new FormData();
      const picture = await sharp({
        create: { width: 1600, height: 1000, channels: 3, background: 'teal' },
      })
        .png()
        .toBuffer();
      form.set('_payload', JSON.stringify({ alt: 'สีเขียว' }));
      form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'cover.png');
      const cover = await office.create('/media', form);
      const publish = (slug: string, title: string) =>
        office.create('/articles', {
          ...{ title, slug, generateSlug: false, cover, excerpt: 'คำโปรย' },
          ...{ content: richText('เนื้อหา'), _status: 'published' },
        });
      // One that stays: a list that is suddenly empty is believed at the second look alone.
      await publish('other', 'บทความอื่น');
      const article = await publish('fresh', 'บทความสด');
      const published = Date.now();
      const detail = async () => (await fetch(`${site.url}/articles/detail/fresh`)).text();
      const options = { timeout: 8000, intervals: [100] };
      await expect.poll(detail, options).toContain('บทความสด');
      await expect.poll(detail, options).toMatch(/src="\/pictures\/[\w-]+\.webp"/);
      test.info().annotations.push({
        type: 'published to shown with its cover',
        description: `${Date.now() - published} ms`,
      });
      const [address = ''] = /\/pictures\/[\w-]+\.webp/.exec(await detail()) ?? [];
      const copy = await fetch(`${site.url}${address}`);
      expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'image/webp']);

      const patch = (body: object) => office.call('PATCH', `/articles/${article}`, body);
      await patch({ title: 'ชื่อใหม่', _status: 'published' });
      await expect.poll(detail, options).toContain('ชื่อใหม่');
      await patch({ _status: 'draft' });
      const status = async () => (await fetch(`${site.url}/articles/detail/fresh`)).status;
      await expect.poll(status, options).toBe(404);
      await patch({ _status: 'published' });
      await expect.poll(status, options).toBe(200);
      await office.call('DELETE', `/articles/${article}`);
      await expect.poll(status, options).toBe(404);
    });
  });
}
