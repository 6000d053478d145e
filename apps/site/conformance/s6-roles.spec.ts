import { secrets } from './edge.ts';
import { row, words } from './row.ts';
import type { Visitor } from './visitor.ts';

// Spec §6: a public site without roles and secrets.

row(
  'S6.public.1',
  'The site is public: no page needs a login',
  [200, 200, 200, 200, 200],
  (visitor) =>
    Promise.all(
      ['/', '/articles', '/articles/detail/long-guide', '/pdpa', '/contact'].map(
        async (path) => (await visitor.asks(path)).status,
      ),
    ),
);
row('S6.public.2', 'There is no login form or link', 0, async (visitor) =>
  (await visitor.reads('/')).locator('input[type="password"], a[href*="login"]').count(),
);
words('S6.roles.1', 'The packages claim role-separated login permissions', {
  '.comparison': ['แยกสิทธิ์ผู้ใช้ตามหน้าที่', 'เจ้าของ แพทย์ และหน้าร้าน'],
});

/** All text that a browser receives for the landing page with its forms, and for the article list. */
async function everythingSent(visitor: Visitor): Promise<string> {
  const page = await visitor.arrives();
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/javascript|html|json/.test(response.headers()['content-type'] ?? ''))
      bodies.push(response.text().catch(() => ''));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await page.locator('a[data-register]').first().click();
  await page.getByRole('dialog').waitFor();
  await page.goto('/articles', { waitUntil: 'networkidle' });
  return (await Promise.all(bodies)).join('\n');
}

row(
  'S6.secret.1',
  'Credentials of the APIs (in the spec embedded in the client)',
  [true, []],
  async (visitor) => {
    const sent = await everythingSent(visitor);
    return [
      sent.length > 100_000,
      Object.values(secrets).filter((secret) => sent.includes(secret)),
    ];
  },
  'they stay on the server',
);
