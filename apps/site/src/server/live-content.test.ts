import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentLog } from '../../test/lead-outbox.ts';
import { type Facts, fileFacts } from '../content/facts.ts';
import {
  type Contents,
  currentContents,
  fileContents,
  showContents,
} from '../content/site-content.ts';
import { CachedResponse, entityTag } from './cached-response.ts';
import { LiveContent } from './live-content.ts';
import { PageCache } from './page-cache.ts';

const MINUTE = 60_000;
/** A minute before midnight at the end of a year. */
const LAST_MINUTE = '2026-12-31T23:59:00+07:00';
const SOON = { timeout: 20_000, interval: 1 };

/** The home page has the day and the phone number, other pages only the phone number. */
const textOf = (path: string, { th }: Contents) =>
  `<p>${path === '/' ? `${th.day} ` : ''}${th.brand.phone.shown}</p>`;

function page(html: string, status: number) {
  const body = new TextEncoder().encode(html);
  const headers = { 'content-type': 'text/html; charset=utf-8', etag: entityTag(body) };
  return new CachedResponse({ status, body, headers }, () => undefined);
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => showContents(fileContents));

/** Error pages have their status. */
const statusOf = (path: string) => Number(/\/(\d{3})$/.exec(path)?.[1] ?? 200);

async function liveFrom(start: string) {
  vi.setSystemTime(start);
  const cache = new PageCache();
  const renderPage = vi.fn(
    (_: Request, { pathname }: { pathname: string }, __: string, contents?: Contents) =>
      Promise.resolve({
        response: page(contents ? textOf(pathname, contents) : '', statusOf(pathname)),
      }),
  );
  const onChange = vi.fn();
  const log = silentLog();
  const live = new LiveContent({
    renderPage,
    cache,
    onChange,
    siteUrl: new URL('http://site'),
    log,
  });
  await live.begin();
  const text = (path: string) => new TextDecoder().decode(cache.get(path)?.content.body);
  const day = () => text('/').slice(3, 13);
  return { live, cache, renderPage, onChange, log, text, day };
}

it('renders all pages for today at the start', async () => {
  const { day, live, text } = await liveFrom('2027-06-30T12:00:00+07:00');
  expect(day()).toBe('2027-06-30');
  expect(text('/pdpa')).toContain(fileFacts.contact.phone.slice(1, 3));
  expect(currentContents().th.day).toBe('2027-06-30');
  expect(live.errorPage(503, 'th').content.status).toBe(503);
});

it('renders the new day within a minute of midnight in Bangkok', async () => {
  const { day, onChange } = await liveFrom('2026-12-31T23:58:30+07:00');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([day(), onChange.mock.calls.length]).toEqual(['2026-12-31', 1]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  await vi.waitFor(() => expect(day()).toBe('2027-01-01'), SOON);
  expect(onChange).toHaveBeenCalledTimes(2);
  // A clock that was ahead is set right.
  vi.setSystemTime('2026-12-20T12:00:00+07:00');
  await vi.advanceTimersByTimeAsync(MINUTE);
  await vi.waitFor(() => expect(day()).toBe('2026-12-20'), SOON);
});

it('keeps the pages of yesterday when one fails to render, logs it, retries and rejects new content', async () => {
  const { cache, day, live, log, onChange, renderPage } = await liveFrom(LAST_MINUTE);
  const [home, original] = [cache.get('/'), renderPage.getMockImplementation()];
  renderPage.mockResolvedValue({ response: page('', 500) });
  await expect(live.render(published)).rejects.toThrow('/ cannot be rendered: status 500');
  await vi.advanceTimersByTimeAsync(MINUTE);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce(), SOON);
  expect(log.error.mock.lastCall?.[0]).toEqual({
    code: 'day_not_shown',
    reason: '/ cannot be rendered: status 500',
    shown: '2026-12-31',
  });
  expect(cache.get('/')).toBe(home);
  expect(onChange).toHaveBeenCalledOnce();
  if (original) renderPage.mockImplementation(original);
  await vi.advanceTimersByTimeAsync(MINUTE);
  await vi.waitFor(() => expect(day()).toBe('2027-01-01'), SOON);
});

/** Content of the office. */
const published: Facts = { ...fileFacts, contact: { ...fileFacts.contact, phone: '021112222' } };

it('keeps the content of the office on the next day, and drops cached pages with older content', async () => {
  const { cache, day, live, text } = await liveFrom(LAST_MINUTE);
  cache.set('/articles', page('a list', 200), ['articles']);
  (await live.render(published))();
  expect(cache.get('/articles')).toBeUndefined();
  expect(text('/pdpa')).toContain('021112222');
  await vi.advanceTimersByTimeAsync(MINUTE);
  await vi.waitFor(() => expect(day()).toBe('2027-01-01'), SOON);
  expect(text('/')).toContain('021112222');
  (await live.render(fileFacts))();
  expect(text('/pdpa')).not.toContain('021112222');
});

it('keeps newer content that the office publishes while a new day is rendered', async () => {
  const { day, live, renderPage, text } = await liveFrom(LAST_MINUTE);
  const begun = Promise.withResolvers<{ response: CachedResponse }>();
  const rendered = renderPage.mock.calls.length;
  renderPage.mockReturnValueOnce(begun.promise);
  await vi.advanceTimersByTimeAsync(MINUTE);
  await vi.waitFor(() => expect(renderPage.mock.calls.length).toBeGreaterThan(rendered), SOON);
  (await live.render(published))();
  begun.resolve({ response: page('<p>2026-12-31 old</p>', 200) });
  await vi.advanceTimersByTimeAsync(MINUTE);
  await vi.waitFor(() => expect(day()).toBe('2027-01-01'), SOON);
  expect(text('/')).toContain('021112222');
});
