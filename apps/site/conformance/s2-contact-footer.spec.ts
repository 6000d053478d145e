import { expect } from '@playwright/test';
import { counts, row, words } from './row.ts';
import { actions, attributes, texts } from './visitor.ts';

// Spec §2, "Contact footer".

for (const [id, name, address] of [
  ['S2.contact.1', 'the home page', '/'],
  ['S2.contact.2', 'the article list', '/articles'],
  ['S2.contact.3', 'the article detail', '/articles/detail/long-guide'],
] as const) {
  counts(
    id,
    `The contact footer, anchor contact, is shown on ${name}`,
    { 'section#contact': 1, '#contact form[action="/contact"]': 1, footer: 1 },
    address,
  );
}
words(
  'S2.contact.4',
  'Headline about digital clinics; consent notice about storing and using data',
  {
    '#contact h2': ['เริ่มเป็น คลินิกดิจิทัล ตั้งแต่วันนี้'],
    '#contact .notice': [
      'เมื่อส่งข้อมูล',
      'ยินยอม',
      'เก็บและใช้ข้อมูลเพื่อติดต่อกลับ',
      'นำเสนอผลิตภัณฑ์',
      'นโยบายความเป็นส่วนตัว',
    ],
  },
);
row(
  'S2.contact.5',
  'Free demo (phone link), chat with the team (messaging app, new tab)',
  ['ขอทดลองใช้ฟรี', 'คุยกับทีมงานทาง LINE(เปิดแท็บใหม่)', '_blank'],
  async (visitor) => actions(await visitor.reads('/'), '.contact'),
);
row(
  'S2.contact.6',
  'Embedded map of the company location',
  1,
  async (visitor) => {
    const page = await visitor.arrives();
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'map' }),
    );
    await page.goto('/#contact', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'เปิดแผนที่จริง' }).click();
    await page.locator('#contact iframe').waitFor();
    return page.locator('#contact iframe[src^="https://www.google.com/maps"]').count();
  },
  'a drawing at first; the real map loads on click, since it contacts a third party',
);
row('S2.contact.8', 'The consent notice is below the form', true, async (visitor) => {
  const page = await visitor.reads('/');
  const [button, notice] = await Promise.all(
    ['.form .send button', '.form .notice'].map((part) =>
      page.locator(part).evaluate((one) => one.getBoundingClientRect().bottom),
    ),
  );
  return (notice ?? 0) > (button ?? Infinity);
});

row('S2.footer.1', 'Company block: logo and description', [1, true], async (visitor) => {
  const block = (await visitor.reads('/')).locator('.site-footer-company');
  const [description = ''] = await texts(block.locator('p'));
  return [await block.locator('.logo svg').count(), description.length > 20];
});
words(
  'S2.footer.2',
  'An address in Bangkok, opening hours (also §9); terms, copyright 2025 (also §9)',
  {
    '.site-footer-company': ['กรุงเทพ', 'จันทร์–ศุกร์ 09:00–18:00'],
    'footer .site-footer-columns > div:last-of-type': ['ข้อกำหนดการใช้งาน', '© 2025'],
  },
);
row(
  'S2.footer.3',
  'Link column: home, features, articles',
  ['หน้าแรก /#home', 'ฟีเจอร์ /#features', 'บทความ /articles'],
  async (visitor) => {
    const links = (await visitor.reads('/')).locator('footer nav').first().locator('a');
    const names = await texts(links);
    const addresses = await attributes(links, 'href');
    return names.map((name, index) => `${name} ${addresses[index] ?? ''}`);
  },
);
row(
  'S2.footer.4',
  'Contact column: a phone number, a messaging-app id and the product name',
  [
    expect.stringMatching(/^0[\d-]{8,}$/),
    expect.stringMatching(/^LINE @\w+/),
    expect.stringMatching(/Plus|พลัส/),
  ],
  async (visitor) => visitor.textsOf('/', 'footer .site-footer-columns > div:nth-of-type(2) li'),
);
row('S2.footer.5', 'All phone links have the same number', 1, async (visitor) => {
  const page = await visitor.reads('/');
  return new Set(await attributes(page.locator('a[href^="tel:"]'), 'href')).size;
});
row(
  'S2.footer.6',
  'Legal column: the privacy policy links to /pdpa, the terms (in the spec without a real target) to a page',
  ['/pdpa', '/terms', 200],
  async (visitor) => {
    const footer = (await visitor.reads('/')).getByRole('contentinfo');
    const addressOf = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
    const terms = await addressOf('ข้อกำหนดการใช้งาน');
    return [await addressOf('นโยบายความเป็นส่วนตัว'), terms, (await visitor.asks(terms ?? '')).status];
  },
);
