import { expect, it } from 'vitest';
import { publicArticles, savedId } from './answers.ts';
import { startOffice } from './office.ts';

const office = await startOffice({ OFFICE_SAMPLES: 'true' });
const marketing = await office.person('marketing');

const duplicate = (path: string) => marketing.post(`${path}/duplicate`);

it('duplicates an article as a draft, without slug, dates, search titles or sample mark', async () => {
  const original = await office.one('articles', { _status: { equals: 'published' } });
  const moved = `${original.slug}-ที่ใหม่`;
  await office.update('articles', original.id, { slug: moved, _status: 'published' });
  const copy = async () => savedId(await duplicate(`/articles/${original.id}`));
  const ids = [await copy(), await copy()];
  const options = {
    collection: 'articles',
    draft: true,
    depth: 0,
    showHiddenFields: true,
  } as const;
  const copies = await Promise.all(
    ids.map((id) => office.payload.findByID({ ...options, id, overrideAccess: true })),
  );
  expect(new Set(copies.map(({ slug }) => slug)).size).toBe(2);
  for (const copy of copies) {
    const { title, cover, content } = original;
    expect(copy).toMatchObject({ title, cover, content, _status: 'draft', isSample: false });
    expect(copy.slug).not.toBe(moved);
    expect(copy.previousSlugs ?? []).toEqual([]);
    expect(copy.publishedAt ?? null).toBeNull();
    expect(Object.values(copy.meta ?? {}).filter(Boolean)).toEqual([]);
  }
  const [first = 0] = ids;
  await office.update('articles', first, { _status: 'published' });
  const { publishedAt } = await office.get('articles', first);
  expect(Date.parse(publishedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const listed = (await office.content('articles')).as(publicArticles);
  // The earlier slug still leads to the original alone.
  expect(listed.filter(({ previousSlugs }) => previousSlugs?.includes(original.slug))).toHaveLength(
    1,
  );
});

it('duplicates a picture without its sample mark, and no tags', async () => {
  const sample = await office.one('media', { isSample: { equals: true } });
  const id = savedId(await duplicate(`/media/${sample.id}`));
  const samples = await office.find('media', { isSample: { equals: true } });
  expect(samples.map((one) => one.id)).not.toContain(id);
  expect((await duplicate(`/tags/${(await office.one('tags')).id}`)).status).toBe(404);
});
