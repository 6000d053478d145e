import { afterAll, expect, it } from 'vitest';
import { deadLinks } from '../src/articles/published-links.ts';
import { startOffice } from './office.ts';
import { content, linkTo, linkToArticle } from './rich-text.ts';
import { serve } from './serve.ts';

/** The anchors on the landing page of the fake site. */
const anchors = new Set(['pricing', 'equipment']);
let isDown = false;

const slug = 'a-target';

const site = await serve(({ url }, response) => {
  response.statusCode = isDown ? 503 : /^\/(\?|$)/.test(url ?? '') ? 200 : 404;
  response.end([...anchors].map((anchor) => `<section id="${anchor}"></section>`).join(''));
});
afterAll(site.stop);
const office = await startOffice({ OFFICE_SAMPLES: 'true', SITE_URL: site.url });
const marketing = await office.person('marketing');
const [linking = 0, target = 0] = (await office.find('articles')).map(({ id }) => id);
await patch(target, { slug, generateSlug: false });
await patch(linking, {
  title: 'บทความที่มีลิงก์',
  content: content(
    linkToArticle('บทความนั้น', target),
    linkTo('ที่อยู่ของบทความ', `/articles/detail/${slug}`),
    linkTo('อุปกรณ์', `${site.url}/?from=a#equipment`),
    linkTo('ที่อื่น', 'https://elsewhere.example/#equipment'),
  ),
});

async function patch(id: number, change: object) {
  const body = { _status: 'published', ...change };
  const answered = await marketing.patch(`/articles/${id}`, body);
  if (answered.status !== 200) throw new Error(answered.text);
}

const dead = () => deadLinks(office.payload);
const problemsNow = async () => (await dead()).flatMap(({ problems }) => problems).join('\n');

it('reports no dead link to an article whose slug has changed', async () => {
  expect(await dead()).toEqual([]);
  await patch(target, { slug: 'a-new-address' });
  expect(await dead()).toEqual([]);
});

it('reports links to an unpublished article until it is published again', async () => {
  const linkAddress = `/articles/detail/${slug}`;
  const announcement = { isShown: true, text: 'ประกาศ', linkText: 'อ่านต่อ', linkAddress };
  await marketing.post('/globals/announcement', { ...announcement, _status: 'published' });
  await patch(target, { _status: 'draft' });
  const problems = [
    'ลิงก์ “บทความนั้น” พาไปบทความที่ยังไม่เผยแพร่หรือถูกลบแล้ว',
    `ลิงก์ “ที่อยู่ของบทความ” ไปที่ /articles/detail/${slug} ซึ่งไม่มีในเว็บไซต์`,
  ];
  expect(await dead()).toEqual([
    { href: `/admin/collections/articles/${linking}`, title: 'บทความที่มีลิงก์', problems },
    {
      href: '/admin/globals/announcement',
      title: 'ประกาศ',
      problems: [`ลิงก์ “อ่านต่อ” ไปที่ ${linkAddress} ซึ่งไม่มีในเว็บไซต์`],
    },
  ]);
  await patch(target, {});
  expect(await dead()).toEqual([]);
});

it('asks the site whether a section exists, and reports none while the site is down', async () => {
  anchors.delete('equipment');
  await expect
    .poll(problemsNow, { timeout: 20_000 })
    .toMatch(/^ลิงก์ “อุปกรณ์” ไปที่ \S+#equipment ซึ่งไม่มีในเว็บไซต์$/);
  isDown = true;
  await expect.poll(problemsNow, { timeout: 20_000 }).toBe('');
  isDown = false;
  anchors.add('equipment');
});
