import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { deadLinks } from '../src/articles/published-links.ts';
import { type Office, startOffice } from './office.ts';

const answer = z.object({
  targets: z.array(
    z.object({
      name: z.string(),
      isThere: z.boolean(),
      from: z.array(z.object({ id: z.number(), title: z.string() })),
    }),
  ),
  problems: z.array(z.string()),
});

/** A site whose landing page has these anchors. */
const anchors = new Set(['pricing', 'equipment']);
let isAway = false;
const site = createServer(({ url }, response) => {
  response.statusCode = isAway ? 503 : /^\/(\?|$)/.test(url ?? '') ? 200 : 404;
  response.end([...anchors].map((anchor) => `<section id="${anchor}"></section>`).join(''));
});

let office: Office;
let marketing: string;
let linking: number;
let target: number;
const title = 'บทความที่มีลิงก์';
const slug = 'a-target';

beforeAll(async () => {
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  office = await startOffice({ OFFICE_SAMPLES: 'true', SITE_URL: url });
  marketing = await office.person('marketing');
  const { docs } = await office.payload.find({
    collection: 'articles',
    limit: 2,
    sort: 'id',
    depth: 0,
    overrideAccess: true,
  });
  [linking = 0, target = 0] = docs.map(({ id }) => id);
  await patch(target, { slug, generateSlug: false });
  await patch(linking, {
    title,
    content: paragraph(
      link('บทความนั้น', { linkType: 'internal', doc: { relationTo: 'articles', value: target } }),
      link('ที่อยู่ของบทความ', { linkType: 'custom', url: `/articles/detail/${slug}` }),
      link('อุปกรณ์', { linkType: 'custom', url: `${url}/?from=a#equipment` }),
      link('ที่อื่น', { linkType: 'custom', url: 'https://elsewhere.example/#equipment' }),
    ),
  });
}, 120_000);
afterAll(async () => {
  await office.stop();
  await new Promise((closed) => site.close(closed));
});

const link = (text: string, fields: object) => ({
  ...{ type: 'link', version: 3, format: '', indent: 0, direction: null, id: text },
  fields: { newTab: false, ...fields },
  children: [{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }],
});
const paragraph = (...children: object[]) => ({
  root: {
    ...{ type: 'root', version: 1, format: '', indent: 0, direction: null },
    children: [{ type: 'paragraph', version: 1, format: '', indent: 0, direction: null, children }],
  },
});

async function patch(id: number, change: object, token = marketing) {
  const body = { _status: 'published', ...change };
  const answered = await office.call('PATCH', `/articles/${id}`, { token, body });
  if (answered.status !== 200) throw new Error(answered.text);
}

const linksTo = async (to: number | string) =>
  (await office.call('GET', `/links-to/${to}`, { token: marketing })).as(answer);
const dead = async () => {
  const found = await deadLinks(office.payload);
  return found.map(({ id, problems }) => ({ id, problems }));
};
const problemsNow = async () => (await dead()).flatMap(({ problems }) => problems).join('\n');
const from = () => [{ id: linking, title }];

it('knows who links to an article and to a section while readers find both', async () => {
  expect(await linksTo(target)).toEqual({
    targets: [{ name: 'บทความนี้', isThere: true, from: from() }],
    problems: [],
  });
  expect(await linksTo(linking)).toEqual({ targets: [], problems: [] });
  expect((await linksTo('sections')).targets).toEqual([
    { name: 'ส่วน “อุปกรณ์เสริม”', isThere: true, from: from() },
  ]);
  expect(await dead()).toEqual([]);
});

it('loses no link to a new address: readers are sent on', async () => {
  await patch(target, { slug: 'a-new-address' });
  expect(await dead()).toEqual([]);
  expect((await linksTo(target)).targets).toMatchObject([{ isThere: true, from: from() }]);
});

it('names what leads to an article that was taken back, and forgets it once it is there again', async () => {
  await patch(target, { _status: 'draft' });
  const problems = [
    'ลิงก์ “บทความนั้น” พาไปบทความที่ยังไม่เผยแพร่หรือถูกลบแล้ว',
    `ลิงก์ “ที่อยู่ของบทความ” ไปที่ /articles/detail/${slug} ซึ่งไม่มีในเว็บไซต์`,
  ];
  expect(await dead()).toEqual([{ id: linking, problems }]);
  expect((await linksTo(linking)).problems).toEqual(problems);
  expect((await linksTo(target)).targets).toMatchObject([{ isThere: false, from: from() }]);
  await patch(target, {});
  expect(await dead()).toEqual([]);
});

it('asks the site for a section, and believes none to be gone while the site is away', async () => {
  anchors.delete('equipment');
  expect((await linksTo('equipment')).targets).toMatchObject([{ isThere: false, from: from() }]);
  await expect
    .poll(problemsNow, { timeout: 20_000 })
    .toMatch(/^ลิงก์ “อุปกรณ์” ไปที่ \S+#equipment ซึ่งไม่มีในเว็บไซต์$/);
  isAway = true;
  await expect.poll(problemsNow, { timeout: 20_000 }).toBe('');
  isAway = false;
  anchors.add('equipment');
});

it('tells nobody who may not mend it', async () => {
  const sales = await office.person('sales');
  expect((await office.call('GET', `/links-to/${target}`, { token: sales })).status).toBe(403);
  expect((await office.call('GET', `/links-to/${target}`)).status).toBe(403);
  expect((await office.call('GET', '/links-to/nothing', { token: marketing })).status).toBe(404);
});

it('names what leads to an article that was deleted', async () => {
  const deleted = await office.call('DELETE', `/articles/${target}`, { token: marketing });
  expect(deleted.status).toBe(200);
  expect((await dead())[0]?.problems).toHaveLength(2);
});
