import { secrets } from './edge.ts';
import { row, words } from './row.ts';
import type { Visitor } from './visitor.ts';

// Spec §6: the public site, and what may never reach it.

row(
  'S6.public.1',
  'The site is public: no page asks who one is',
  [200, 200, 200, 200, 200],
  (visitor) =>
    Promise.all(
      ['/', '/articles', '/articles/detail/long-guide', '/pdpa', '/contact'].map(
        async (path) => (await visitor.asks(path)).status,
      ),
    ),
);
row('S6.public.2', 'no roles: nothing to log in with', 0, async (visitor) =>
  (await visitor.reads('/')).locator('input[type="password"], a[href*="login"]').count(),
);
words(
  'S6.roles.1',
  'The packages claim role-separated login permissions',
  ['แยกสิทธิ์ผู้ใช้ตามหน้าที่', 'เจ้าของ แพทย์ และหน้าร้าน'],
  '.comparison',
);
words(
  'S6.roles.2',
  'Marketing names owner, doctor and front office',
  ['เจ้าของคลินิก', 'แพทย์', 'หน้าเคาน์เตอร์'],
  '.groups',
);

/** All that a browser is sent when it reads a page, opens the registration and stands at the form. */
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
  'A bearer for the registration API and an API key for the content site, embedded in the client',
  [true, []],
  async (visitor) => {
    const sent = await everythingSent(visitor);
    return [
      sent.length > 100_000,
      Object.values(secrets).filter((secret) => sent.includes(secret)),
    ];
  },
  'they live on the server only; the browser is sent neither',
);
