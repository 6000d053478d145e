import { register } from '../e2e/registration-form.ts';
import { registersAt, Site, tags } from '../e2e/site.ts';
import { banner, Receivers } from '../e2e/site-with-tags.ts';
import { row } from './row.ts';
import { attributes, texts } from './visitor.ts';

// Spec §7: attribution, sharing, tags, outbound links.

row(
  'S7.utm.1',
  'utm values are empty if missing from the query string; the referrer and the full landing page address',
  ['', '', '', 'x', '', '', '/articles?utm_term=x'],
  async (visitor, edge) => {
    const address = '/articles?utm_term=x';
    const { body: lead } = await visitor.sendsLead('มาเอง ทางบทความ', { address });
    const utm = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
    const keys = [...utm, 'referrer'];
    return [...keys.map((key) => lead[key]), String(lead.landing_page).replace(edge.site.url, '')];
  },
);
const chrome = (system: string, mobile = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0${mobile} Safari/537.36`;
for (const [index, [device, userAgent]] of [
  ['tablet', chrome('Linux; Android 14; SM-X710')] as const,
  ['mobile', chrome('Linux; Android 14; Pixel 8', ' Mobile')] as const,
  ['desktop', chrome('Windows NT 10.0; Win64; x64')] as const,
].entries()) {
  row(
    `S7.device.${index + 1}`,
    `The device is classified from the browser's agent string as ${device}`,
    device,
    async (visitor, edge) => {
      const name = `อุปกรณ์ ${device}`;
      await edge.site.postLead(name, { 'user-agent': userAgent });
      return (await visitor.leadOf(name)).body.device_type;
    },
  );
}

const detail = '/articles/detail/long-guide';
row(
  'S7.share.1',
  'Facebook and Line share the current page address, Line also the title, URL-encoded',
  [
    ['www.facebook.com', detail, true, null],
    ['social-plugins.line.me', detail, true, true],
  ],
  async (visitor) => {
    const page = await visitor.reads(detail);
    const [title = ''] = await texts(page.locator('h1'));
    const links = await attributes(page.locator('.share a'), 'href');
    return links.map((href) => {
      const { host, searchParams } = new URL(href ?? '');
      const address = new URL(searchParams.get('u') ?? searchParams.get('url') ?? '');
      const isEncoded = !!href?.includes('%3A%2F%2F') && !/[ก-๙]/.test(href);
      const text = searchParams.get('text');
      return [host, address.pathname, isEncoded, text && text === title];
    });
  },
);
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

row(
  'S7.tag.1',
  'An ads conversion event (value 1, currency THB) is fired before the registration call; a page-view tag is used',
  [[{ send_to: 'AW-123/label', value: 1, currency: 'THB' }], true, true],
  async (visitor, { registrations }) => {
    await using site = await new Site().start({ ...tags, ...registersAt(registrations) });
    const page = await visitor.browser.newPage({ baseURL: site.url });
    const receivers = new Receivers();
    await receivers.watch(page.context(), site.url);
    await page.goto('/');
    await banner(page).getByRole('button', { name: 'ยอมรับ' }).click();
    await register(page);
    await page.getByText('รับลงทะเบียนแล้วจาก API').waitFor();
    const [conversion] = receivers.of('event', 'conversion');
    return [
      receivers.factsOf('event', 'conversion'),
      (conversion?.at ?? Infinity) <= (registrations.received[0]?.at ?? 0),
      receivers.of('config', 'G-TEST1').length > 0,
    ];
  },
  'once, and only with consent',
);
