import type { BrowserContextOptions } from '@playwright/test';
import { fillIn, leadForm, openForm } from '../e2e/lead-form.ts';
import { Site } from '../e2e/site.ts';
import { banner, Receivers, tags } from '../e2e/site-with-tags.ts';
import { secrets } from './edge.ts';
import type { Edge } from './edge.ts';
import { register } from './registering.ts';
import { row } from './row.ts';
import { attributes } from './visitor.ts';
import type { Visitor } from './visitor.ts';

// Spec §7: attribution, sharing, tags, outbound links.

/** The lead of a visitor who opened this address first, as the lead API received it. */
async function leadFrom(
  visitor: Visitor,
  edge: Edge,
  name: string,
  address: string,
  options: BrowserContextOptions = {},
) {
  const page = await visitor.arrives(options);
  await page.goto(address);
  await openForm(page);
  await fillIn(page, { name });
  await leadForm(page).submit.click();
  return (await edge.leadOf(name)).body;
}

row(
  'S7.utm.1',
  'utm values are empty if missing from the query string',
  ['line', '', '', '', ''],
  async (visitor, edge) => {
    const lead = await leadFrom(visitor, edge, 'มีแค่ แหล่งที่มา', '/?utm_source=line');
    return ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'].map(
      (key) => lead[key],
    );
  },
);
row(
  'S7.utm.2',
  'The referrer and the full landing page address',
  ['', true],
  async (visitor, edge) => {
    const lead = await leadFrom(visitor, edge, 'มาเอง ทางบทความ', '/articles?utm_term=x');
    return [lead.referrer, lead.landing_page === `${edge.site.url}/articles?utm_term=x`];
  },
);
for (const [index, [device, userAgent]] of (
  [
    [
      'tablet',
      'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    ],
    [
      'mobile',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    ],
    [
      'desktop',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    ],
  ] as const
).entries()) {
  row(
    `S7.device.${index + 1}`,
    `The device is classified from the browser's agent string as ${device}`,
    device,
    async (visitor, edge) =>
      (await leadFrom(visitor, edge, `อุปกรณ์ ${device}`, '/', { userAgent })).device_type,
  );
}

const detail = '/articles/detail/long-guide';
for (const [name, host, key] of [
  ['Facebook', 'www.facebook.com', 'u'],
  ['Line', 'social-plugins.line.me', 'url'],
] as const) {
  row(
    `S7.share.${name.toLowerCase()}`,
    `${name} shares the current page address, URL-encoded`,
    [host, detail, true],
    async (visitor) => {
      const href =
        (await (
          await visitor.reads(detail)
        )
          .locator('.share a', { hasText: name })
          .getAttribute('href')) ?? '';
      const url = new URL(href);
      return [
        url.host,
        new URL(url.searchParams.get(key) ?? '').pathname,
        href.includes('%3A%2F%2F'),
      ];
    },
  );
}
row('S7.share.title', 'Line also gets the title, URL-encoded', [true, false], async (visitor) => {
  const page = await visitor.reads(detail);
  const title = await page.locator('h1').textContent();
  const href = (await page.locator('.share a', { hasText: 'Line' }).getAttribute('href')) ?? '';
  return [
    new URL(href).searchParams.get('text') === title?.replaceAll('\u200b', ''),
    /[ก-๙]/.test(href),
  ];
});
row('S7.share.window', 'Sharing opens a window of 600 by 400', [600, 400], async (visitor) => {
  const page = await visitor.arrives();
  await page.context().route(/line\.me|facebook/, (route) => route.fulfill({ body: 'shared' }));
  await page.goto(detail, { waitUntil: 'networkidle' });
  const opened = page.waitForEvent('popup');
  await page.locator('.share a').first().click();
  const popup = await opened;
  await popup.waitForURL(/facebook/);
  return popup.evaluate(() => [innerWidth, innerHeight]);
});

row(
  'S7.outbound.1',
  'Outbound: phone links for demo and expert, messaging-app links',
  [true, true],
  async (visitor) => {
    const page = await visitor.reads('/');
    const phones = await attributes(page.locator('a[href^="tel:"]'), 'href');
    const lines = await attributes(page.locator('a[href^="https://line.me/"]'), 'target');
    return [
      phones.every((href) => /^tel:\+66\d{8,9}$/.test(href ?? '')),
      lines.every((target) => target === '_blank'),
    ];
  },
);

/** Registers with consent on a site with tags. @returns the commands of the tags and the registration call */
async function registerWithTags(visitor: Visitor, edge: Edge) {
  const site = await new Site().start({
    ...tags,
    REGISTRATION_API_URL: edge.registrations.url,
    REGISTRATION_API_TOKEN: secrets.registration,
  });
  const receivers = new Receivers();
  const page = await visitor.arrives({ baseURL: site.url });
  await receivers.watch(page.context(), site.url);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'ยอมรับ' }).click();
  const clinic = `คลินิกวัดผล ${Math.random()}`;
  await register(page, clinic);
  await page.getByText('รับลงทะเบียนแล้วจาก API').waitFor();
  await site.dispose();
  return {
    receivers,
    call: edge.registrations.received.find(({ body }) => body.clinic_name === clinic),
  };
}

row(
  'S7.tag.1',
  'An ads conversion event (value 1, currency THB) is fired before the registration call; a page-view tag is used',
  [[{ send_to: 'AW-123/label', value: 1, currency: 'THB' }], true, true],
  async (visitor, edge) => {
    const { receivers, call } = await registerWithTags(visitor, edge);
    const conversions = receivers.of('event', 'conversion');
    const isBefore = (conversions[0]?.at ?? Infinity) <= (call?.at ?? 0);
    return [
      conversions.map(({ command }) => command[2]),
      isBefore,
      receivers.of('config', 'G-TEST1').length > 0,
    ];
  },
  'once, and only with consent',
);
