import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { listOf, publicArticles } from './answers.ts';
import { type Office, startOffice } from './office.ts';

let office: Office;
let marketing: string;
beforeAll(async () => {
  office = await startOffice({ OFFICE_SAMPLES: 'true' });
  marketing = await office.person('marketing');
}, 90_000);
afterAll(() => office.stop());

const list = (query: string) =>
  office.call('GET', `/public/articles${query}`, {
    headers: { 'x-api-key': office.secrets.CONTENT_API_KEY },
  });

it('makes a copy that has nothing of what belongs to its original alone', async () => {
  const { payload } = office;
  const ofSample = { slug: { equals: (await list('?limit=1')).as(publicArticles)[0]?.slug } };
  const { docs } = await payload.find({
    collection: 'articles',
    where: ofSample,
    depth: 0,
    overrideAccess: true,
  });
  const [original] = docs;
  const id = original?.id ?? 0;
  const moved = `${original?.slug ?? ''}-ที่ใหม่`;
  await payload.update({
    collection: 'articles',
    id,
    data: { slug: moved, _status: 'published' },
    overrideAccess: true,
  });
  const copies = [];
  for (let made = 0; made < 2; made++) {
    const answer = await office.call('POST', `/articles/${id}/duplicate`, { token: marketing });
    expect(answer.status, answer.text).toBe(200);
    copies.push(answer.as(z.object({ doc: z.object({ id: z.number() }) })).doc.id);
  }
  const read = await Promise.all(
    copies.map((copy) =>
      payload.findByID({
        collection: 'articles',
        id: copy,
        draft: true,
        depth: 0,
        showHiddenFields: true,
        overrideAccess: true,
      }),
    ),
  );
  expect(new Set(read.map(({ slug }) => slug)).size).toBe(2);
  for (const copy of read) {
    expect(copy).toMatchObject({
      title: original?.title,
      cover: original?.cover,
      _status: 'draft',
    });
    expect(copy.content).toEqual(original?.content);
    expect(copy.slug).not.toBe(moved);
    expect(copy.previousSlugs ?? []).toEqual([]);
    expect(copy.publishedAt ?? null).toBeNull();
    expect(copy.isSample).toBe(false);
    expect(Object.values(copy.meta ?? {}).filter(Boolean)).toEqual([]);
  }
  const published = await payload.update({
    collection: 'articles',
    id: copies[0] ?? 0,
    data: { _status: 'published' },
    overrideAccess: true,
  });
  expect(Date.parse(published.publishedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const gone = (await list('?limit=100')).as(
    z.array(z.object({ previousSlugs: z.array(z.string()) })),
  );
  const led = gone.filter(({ previousSlugs }) => previousSlugs.includes(original?.slug ?? ''));
  expect(led).toHaveLength(1);
  await payload.delete({
    collection: 'articles',
    where: { id: { in: copies } },
    overrideAccess: true,
  });
});

it('copies of all records articles and pictures alone, and a picture not as a sample', async () => {
  const { payload } = office;
  const { docs } = await payload.find({
    collection: 'media',
    limit: 1,
    where: { isSample: { equals: true } },
    overrideAccess: true,
  });
  const picture = await office.call('POST', `/media/${String(docs[0]?.id)}/duplicate`, {
    token: marketing,
  });
  expect(picture.status, picture.text).toBe(200);
  const { id } = picture.as(z.object({ doc: z.object({ id: z.number() }) })).doc;
  const copy = await payload.findByID({
    collection: 'media',
    id,
    showHiddenFields: true,
    overrideAccess: true,
  });
  expect(copy.isSample).toBe(false);
  await payload.delete({ collection: 'media', id, overrideAccess: true });
  const tag = await office.call('GET', '/tags?limit=1', { token: marketing });
  const tagId = tag.as(listOf({ id: z.number() })).docs[0]?.id;
  const answer = await office.call('POST', `/tags/${String(tagId)}/duplicate`, {
    token: marketing,
  });
  expect(answer.status).toBe(404);
});
