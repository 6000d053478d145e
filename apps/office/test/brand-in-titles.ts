import type { Payload } from 'payload';
import { expect } from 'vitest';
import { runSql } from './sql.ts';

/**
 * Gives the samples the titles of an earlier release and runs the migration that removes the brand.
 *
 * @param up the migration of this database
 */
export async function expectBrandToLeaveTitles(
  payload: Payload,
  up: (args: { db: never }) => Promise<void>,
): Promise<void> {
  const stored = async () => {
    const { docs } = await payload.find({
      collection: 'articles',
      sort: 'id',
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    return docs.map(({ title, meta }) => [title, meta?.title]);
  };
  const titles = (await stored()).map(([title]) => title ?? '');
  const [first = '', second = ''] = titles;
  await runSql(
    payload,
    // The vendor had another name then.
    `UPDATE articles SET meta_title = title || ' | หมอใกล้บ้าน'`,
    `UPDATE _articles_v SET version_meta_title = version_title || ' | คลินิกดี พลัส'`,
    // Written by hand: another title, and an ending that is not the brand.
    `UPDATE articles SET meta_title = 'ชื่อสั้น | หมอใกล้บ้าน' WHERE title = '${first}'`,
    `UPDATE articles SET meta_title = title || ' | ฉบับปี 2569' WHERE title = '${second}'`,
  );
  const { drizzle } = payload.db as unknown as { drizzle: never };
  await up({ db: drizzle });
  expect(await stored()).toEqual([
    [first, 'ชื่อสั้น'],
    [second, `${second} | ฉบับปี 2569`],
    ...titles.slice(2).map((title) => [title, title]),
  ]);
  const versions = await payload.findVersions({
    collection: 'articles',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  for (const { version } of versions.docs) expect(version.meta?.title).toBe(version.title);
}
