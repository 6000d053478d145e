import { expect, it } from 'vitest';
import sharp from 'sharp';
import { all, bare, bench, double, reopen, useBench, warnings } from '../test-bench.ts';

useBench();

it('pictures are copied in several widths and shown with their size', async () => {
  double.pictures.set('/media/a.png', await picture(1200, 750));
  double.articles = [
    bare(1, {
      coverResized: { large: `${double.url}/media/a.png` },
      content: '<p><img src="/media/a.png" alt="ชั้นยา"></p>',
    }),
  ];
  await bench.sync.poll();
  const article = bench.catalogue.article('บทความที่-1');
  expect(article?.cover).toMatchObject({ width: 1200, height: 750 });
  expect(article?.cover?.srcset.split(', ')).toHaveLength(3);
  expect(article?.html).toMatch(
    /^<figure><img src="\/pictures\/[\w-]{24}-960\.webp" srcset="[^"]+" sizes="[^"]+" width="1200" height="750" alt="ชั้นยา" loading="lazy"/,
  );
  const name = article?.cover?.src.replace('/pictures/', '') ?? '';
  expect((await sharp(await bench.pictures.read(name)).metadata()).format).toBe('webp');
  expect(await bench.pictures.read('../site.sqlite')).toBeUndefined();
});

it('pictures are `cover` in the list and `coverResized.large` above the article; each replaces the other', async () => {
  double.pictures.set('/media/card.png', await picture(800, 500));
  double.pictures.set('/media/large.png', await picture(1600, 1000));
  const large = { large: '/media/large.png' };
  double.articles = [
    bare(1, { cover: '/media/card.png', coverResized: large }),
    bare(2, { coverResized: large }),
    bare(3, { cover: '/media/card.png' }),
  ];
  await bench.sync.poll();
  const { articles } = bench.catalogue.list(all);
  expect(articles.map(({ cover }) => [cover?.width, cover?.large?.width])).toEqual([
    [800, 1600],
    [1600, undefined],
    [800, undefined],
  ]);
});

it('pictures with the public URL of the office are requested from its internal URL', async () => {
  double.pictures.set('/media/a.png', await picture(600, 400));
  double.articles = [bare(1, { cover: 'https://office.example/media/a.png' })];
  await bench.sync.poll();
  expect(bench.catalogue.article('บทความที่-1')?.cover?.width).toBe(600);
});

it('pictures that were copied before a restart are shown after it', async () => {
  double.articles = [bare(1, { cover: '/media/a.png' })];
  await bench.sync.poll();
  double.pictures.set('/media/a.png', await picture(600, 400));
  const url = `${double.url}/media/a.png`;
  expect(await bench.pictures.copy(url)).toBe(true);
  bench.writer.markOutdated(url);
  await bench.close();
  reopen(double);
  await bench.sync.poll();
  const { catalogue } = bench;
  expect(catalogue.article('บทความที่-1')?.cover?.width).toBe(600);
  expect(catalogue.list({ ...all, search: 'เนื้อหา' }).total).toBe(1);
});

it.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['nonsense', Buffer.from('GIF89a but not really')],
])('pictures that are in fact %s are rejected', async (_, bytes) => {
  double.pictures.set('/media/a.png', bytes);
  double.articles = [bare(1, { cover: `${double.url}/media/a.png` })];
  await bench.sync.poll();
  expect(bench.catalogue.article('บทความที่-1')?.cover).toBeUndefined();
  expect(warnings()[0]?.facts.code).toBe('not_a_picture');
});

it.each([
  ['etag', 1, 304],
  ['date', 1, 304],
  ['nothing', 24, 200],
] as const)(
  'pictures with %s as validator are revalidated after %i hours',
  async (validator, hours, again) => {
    double.picturesSay = validator;
    double.pictures.set('/media/a.png', await picture(600, 400));
    double.articles = [bare(1, { cover: '/media/a.png' })];
    await bench.sync.poll();
    const url = `${double.url}/media/a.png`;
    const inHours = (count: number) => Date.now() + count * 3_600_000;
    expect(bench.pictures.allDue(1, inHours(hours - 0.1))).toEqual([]);
    expect(bench.pictures.allDue(1, inHours(hours + 0.1))).toEqual([url]);
    expect(await bench.pictures.copy(url)).toBe(false);
    expect(double.requests.at(-1)?.status).toBe(again);
    double.pictures.set('/media/a.png', await picture(700, 400));
    expect(await bench.pictures.copy(url)).toBe(true);
    expect(bench.pictures.shown(url)?.width).toBe(700);
  },
);

it('pictures that fail are logged without the query of their URL', async () => {
  const url = `${double.url}/media/none.png`;
  await bench.pictures.copy(`${url}?signature=secret`);
  expect(warnings().map(({ facts }) => facts)).toEqual([{ url, code: 'http_404', failures: 1 }]);
});

it('pictures of other origins are not requested', async () => {
  double.articles = [bare(1, { cover: 'http://169.254.169.254/latest/meta-data' })];
  await bench.sync.poll();
  expect(warnings()[0]?.facts.code).toBe('origin_not_allowed');
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#264' } })
    .png()
    .toBuffer();
