import { beforeEach, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import { SearchPages } from './search-pages.ts';

type Parts = NonNullable<ReturnType<ConstructorParameters<typeof SearchPages>[1]>>;

let cache: PageCache;
let searches: SearchPages;
/** The marks of every frame that was rendered. */
let rendered: Parts[];
/** What the site says around results. */
let words: string;
let render: (marks: Parts) => Promise<Response>;
let find: () => Parts | undefined;

const pageOf = ({ title, description, address, results }: Parts) =>
  `<html><title>${title}</title><meta content="${description}"><meta content="http://site${address}">` +
  `<body><p>${words}</p><main>${results}</main></body></html>`;
const headers = { 'content-type': 'text/html', 'content-security-policy': 'strict' };
const parts = { title: 'หา', description: 'คำอธิบาย', address: '/articles', results: '<p>ผล</p>' };

beforeEach(() => {
  cache = new PageCache();
  rendered = [];
  words = 'คำรอบ ๆ';
  render = (marks) => {
    rendered.push(marks);
    return Promise.resolve(new Response(pageOf(marks), { headers }));
  };
  find = () => parts;
  searches = new SearchPages(
    (marks) => render(marks),
    () => find(),
    cache,
  );
});

const ask = async (query = 'q=a') => {
  const page = await searches.page(new Request(`http://site/articles?${query}`), '192.0.2.1');
  return page && new TextDecoder().decode(page.body);
};

it('renders what is around results once, and again after whatever changes pages', async () => {
  expect(await ask()).toBe(pageOf(parts));
  find = () => ({ ...parts, title: 'อื่น' });
  expect(await ask()).toBe(pageOf({ ...parts, title: 'อื่น' }));
  expect(rendered).toHaveLength(1);
  words = 'คำใหม่';
  cache.clear();
  expect(await ask()).toContain('<p>คำใหม่</p>');
  cache.purge(['article-1']);
  await ask();
  expect(rendered).toHaveLength(3);
});

it('has the headers of the page that was rendered, and each answer its own', async () => {
  const request = new Request('http://site/articles?q=a');
  const [one, two] = [await searches.page(request, ''), await searches.page(request, '')];
  expect(one?.headers).toEqual(headers);
  expect(one?.headers).not.toBe(two?.headers);
});

it('mixes no words of before with what was found after', async () => {
  let answer: (() => void) | undefined;
  const wait = new Promise<void>((resolve) => (answer = resolve));
  const before = render;
  render = async (marks) => {
    const response = await before(marks);
    await wait;
    return response;
  };
  const asked = ask();
  words = 'คำใหม่';
  cache.clear();
  answer?.();
  expect(await asked).toBeUndefined();
  expect(await ask()).toContain('<p>คำใหม่</p>');
});

it('renders one frame for all who ask at once', async () => {
  await Promise.all([ask(), ask('q=b'), ask('q=c')]);
  expect(rendered).toHaveLength(1);
});

it.each([
  ['fails', () => Promise.reject(new Error('no'))],
  ['is an error page', () => Promise.resolve(new Response('500', { status: 500 }))],
])('tries a frame again that %s, and has the page rendered whole until then', async (_, bad) => {
  const good = render;
  render = bad;
  expect(await ask()).toBeUndefined();
  render = good;
  expect(await ask()).toBe(pageOf(parts));
});

it('leaves what is no search, or has no such page, to be rendered whole', async () => {
  expect(await ask('q=')).toBeUndefined();
  expect(await ask('page=2')).toBeUndefined();
  expect(await searches.page(new Request('http://site/articles/detail/a?q=a'), '')).toBeUndefined();
  expect(rendered).toEqual([]);
  find = () => undefined;
  expect(await ask()).toBeUndefined();
});

it('takes an article that says what a hole was marked with for an article', async () => {
  await ask();
  const said = rendered[0]?.results ?? '';
  expect(said).toMatch(/^[a-z]{20,}$/);
  find = () => ({ ...parts, title: said, results: `<div>${said}</div>` });
  expect(await ask()).toBe(pageOf({ ...parts, title: said, results: `<div>${said}</div>` }));
});
