import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startOffice, until } from './office.ts';
import { postgresPrograms, startPostgres } from './postgres-server.ts';
import { receiveCalls } from './receivers.ts';

const site = await receiveCalls();
const otherSite = await receiveCalls();
for (const { stop } of [site, otherSite]) afterAll(stop);
// On PostgreSQL, where installed: only there a change is committed after its hooks.
const server = postgresPrograms() ? await startPostgres() : undefined;
if (server) afterAll(server.stop);
const office = await startOffice({
  SITE_URL: site.url,
  // The first instance is down.
  SITE_INSTANCES: `http://127.0.0.1:1, ${otherSite.url}`,
  OFFICE_SAMPLES: 'true',
  DATABASE_URL: server?.url ?? '',
});
const marketing = await office.person('marketing');
let article = (await office.one('articles')).id;
beforeEach(async () => {
  await sleep(800);
  for (const list of [site.received, otherSite.received, site.answers]) list.length = 0;
});

const patch = (body: object, query = '') => marketing.patch(`/articles/${article}${query}`, body);

it('makes no call while the office starts', () => {
  expect(site.received).toEqual([]);
});

describe('calls every instance of the site once after', () => {
  it.each([
    ['a change of a published article', { excerpt: 'ใหม่', _status: 'published' }],
    ['unpublishing an article', { _status: 'draft' }],
    ['publishing an article', { _status: 'published' }],
  ])('%s', async (_what, body) => {
    expect((await patch(body)).status).toBe(200);
    await until(() => site.received.length > 0);
    await sleep(1000);
    expect(site.received).toHaveLength(1);
    expect(site.received[0]).toMatchObject({
      method: 'POST',
      path: '/api/articles/changed',
      headers: { authorization: `Bearer ${office.secrets.CONTENT_API_KEY}` },
    });
    expect(otherSite.received).toHaveLength(1);
  });

  it('many simultaneous changes', async () => {
    const all = { collection: 'articles', where: {} } as const;
    const saves = ['ก', 'ข', 'ค', 'ง', 'จ'].map((excerpt) =>
      office.payload.update({ ...all, data: { excerpt }, overrideAccess: true }),
    );
    await Promise.all(saves);
    await until(() => site.received.length > 0);
    await sleep(1000);
    // Two, unless a busy machine spreads the saves over seconds.
    expect(site.received.length).toBeLessThan(5);
  });

  it('a change of a picture description, and the deletion of an article', async () => {
    await office.update('media', (await office.one('media')).id, { alt: 'x' });
    await until(() => site.received.length === 1);
    expect((await marketing.delete(`/articles/${article}`)).status).toBe(200);
    await until(() => site.received.length === 2);
  });
});

it('makes no call for a draft', async () => {
  article = (await office.one('articles')).id;
  expect((await patch({ title: 'ร่าง', _status: 'draft' }, '?draft=true')).status).toBe(200);
  await sleep(1500);
  expect(site.received).toEqual([]);
});

it('saves although the site does not answer', async () => {
  site.answers.push(500);
  expect((await patch({ excerpt: 'ก', _status: 'published' })).status).toBe(200);
  await until(() => site.received.length === 1);
  await site.stop();
  expect((await patch({ excerpt: 'ข', _status: 'published' })).status).toBe(200);
});
