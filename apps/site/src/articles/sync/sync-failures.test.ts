import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, expect, it, vi } from 'vitest';
import { misbehaviours, type SentArticle } from '../../../e2e/content-site.ts';
import { bare, bench, double, slugs, useBench, warnings } from '../test-bench.ts';

useBench();

const articles = (count: number) => Array.from({ length: count }, (_, number) => bare(number));

/** Answers each request with a page of a list, which depends on the number of the request. */
function paging(listFor: (request: number) => SentArticle[]) {
  let requests = 0;
  return ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const page = Number(new URL(url, double.url).searchParams.get('page'));
    const list = listFor(++requests).slice((page - 1) * 100, page * 100);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
  };
}

beforeEach(async () => {
  double.articles = [bare(1), bare(2)];
  await bench.sync.poll();
  bench.logged.length = 0;
  bench.changes.count = 0;
});

it.each(Object.entries(misbehaviours))(
  'keeps the copy and logs the cause when it %s',
  async (_, how) => {
    double.misbehave = how;
    await bench.sync.poll();
    expect(slugs()).toHaveLength(2);
    expect(bench.changes.count).toBe(0);
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]?.facts.code).toMatch(
      /^(http_\d+|timeout|network|not_json|not_a_list|not_articles|list_emptied)$/,
    );
    double.misbehave = undefined;
    await bench.sync.poll();
    expect(bench.logged.at(-1)?.what).toBe('content site is back');
  },
);

it('keeps the earlier version of an article that became too long, and copies the others', async () => {
  const long = { content: `<p>${'ยาวมาก '.repeat(60_000)}</p>` };
  double.articles = [bare(1, long), bare(2, { content: '<p>ใหม่</p>' }), bare(3), bare(4, long)];
  await bench.sync.poll();
  await bench.sync.poll();
  expect(bench.sync.lastFailure).toBeUndefined();
  expect(slugs()).toEqual([1, 2, 3].map((number) => `บทความที่-${number}`));
  expect(bench.catalogue.article('บทความที่-1')?.html).toBe('<p>เนื้อหา 1</p>');
  expect(bench.catalogue.article('บทความที่-2')?.html).toBe('<p>ใหม่</p>');
  const errors = bench.logged.filter(({ level }) => level === 'error');
  expect(errors.map(({ facts }) => facts.code)).toEqual(['too_long', 'too_long']);
  double.articles = [bare(1, { content: '<p>สั้น</p>' }), bare(2), bare(3)];
  await bench.sync.poll();
  expect(bench.catalogue.article('บทความที่-1')?.html).toBe('<p>สั้น</p>');
}, 60_000);

it.each<[string, number, (whole: SentArticle[], request: number) => SentArticle[]]>([
  ['of which a page was empty once', 200, (whole, request) => (request === 2 ? [] : whole)],
  ['that changed while it was read', 150, (whole, request) => whole.slice(Number(request > 1))],
])('rejects a list %s', async (_, count, listFor) => {
  const whole = articles(count);
  double.misbehave = paging((request) => listFor(whole, request));
  await bench.sync.poll();
  expect(warnings().at(-1)?.facts.code).toBe('list_changed');
  expect(slugs()).toHaveLength(2);
});

it('accepts the loss of most articles after some minutes without another failure', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  double.articles = articles(12);
  await bench.sync.poll();
  double.articles = articles(3);
  await bench.sync.poll();
  expect(warnings()[0]?.facts.code).toBe('list_shrank');
  vi.advanceTimersByTime(2 * 60_000);
  double.misbehave = misbehaviours['answers 500'];
  await bench.sync.poll();
  vi.advanceTimersByTime(2 * 60_000);
  double.misbehave = undefined;
  await bench.sync.poll();
  expect(slugs()).toHaveLength(12);
  vi.advanceTimersByTime(4 * 60_000);
  await bench.sync.poll();
  expect(slugs()).toHaveLength(3);
});
