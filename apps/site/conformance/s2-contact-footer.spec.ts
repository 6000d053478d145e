import { expect } from '@playwright/test';
import { row, words } from './row.ts';
import { attributes, texts } from './visitor.ts';

// Spec §2, "Contact footer".

for (const [id, name, address] of [
  ['S2.contact.1', 'the home page', '/'],
  ['S2.contact.2', 'the article list', '/articles'],
  ['S2.contact.3', 'the article detail', '/articles/detail/long-guide'],
] as const) {
  row(id, `The contact footer, anchor contact, is shown on ${name}`, [1, 1, 1], async (visitor) => {
    const page = await visitor.reads(address);
    const parts = ['section#contact', '#contact form[action="/contact"]', 'footer'];
    return Promise.all(parts.map((part) => page.locator(part).count()));
  });
}
words(
  'S2.contact.4',
  'Headline inviting clinics to become digital clinics today',
  ['เริ่มเป็น คลินิกดิจิทัล ตั้งแต่วันนี้'],
  '#contact h2',
);
row(
  'S2.contact.5',
  'Free demo (phone link), chat with the team (messaging app, new tab)',
  ['tel:', 'ขอทดลองใช้ฟรี', 'https://line.me', '_blank'],
  async (visitor) => {
    const page = await visitor.reads('/');
    const phone = page.locator('.contact a[href^="tel:"]');
    const line = page.locator('.contact a[href*="line.me"]');
    return [
      (await phone.getAttribute('href'))?.slice(0, 4),
      ...(await texts(phone)),
      new URL((await line.getAttribute('href')) ?? '').origin,
      await line.getAttribute('target'),
    ];
  },
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
words(
  'S2.contact.7',
  'Consent notice: submitting consents to storing and using the data to contact back and present products per the privacy policy',
  ['เมื่อส่งข้อมูล', 'ยินยอม', 'เก็บและใช้ข้อมูลเพื่อติดต่อกลับ', 'นำเสนอผลิตภัณฑ์', 'นโยบายความเป็นส่วนตัว'],
  '#contact .notice',
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
words('S2.footer.2', 'Company block: an address in Bangkok', ['กรุงเทพ'], '.site-footer-company');
words(
  'S2.footer.3',
  'Company block: opening hours Monday to Friday 09:00 to 18:00',
  ['จันทร์–ศุกร์ 09:00–18:00'],
  '.site-footer-company',
);
row(
  'S2.footer.4',
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
  'S2.footer.5',
  'Contact column: a phone number, a messaging-app id and the product name',
  [
    expect.stringMatching(/^0[\d-]{8,}$/),
    expect.stringMatching(/^LINE @\w+/),
    expect.stringMatching(/Plus|พลัส/),
  ],
  async (visitor) => visitor.textsOf('/', 'footer .site-footer-columns > div:nth-of-type(2) li'),
);
row('S2.footer.6', 'All phone links have the same number', 1, async (visitor) => {
  const page = await visitor.reads('/');
  return new Set(await attributes(page.locator('a[href^="tel:"]'), 'href')).size;
});
row('S2.footer.7', 'Legal column: the privacy policy links to /pdpa', '/pdpa', async (visitor) =>
  (await visitor.reads('/'))
    .getByRole('contentinfo')
    .getByRole('link', { name: 'นโยบายความเป็นส่วนตัว' })
    .getAttribute('href'),
);
words(
  'S2.footer.8',
  'Legal column: terms, copyright 2025',
  ['ข้อกำหนดการใช้งาน', '© 2025'],
  'footer .site-footer-columns > div:last-of-type',
);
