import { Clock } from '@clinicdee/clock';
import { expect, it, vi } from 'vitest';
import { type Facts, fileFacts } from '../content/facts.ts';
import type { Contents } from '../content/site-content.ts';
import { CachedResponse, entityTag } from './cached-response.ts';
import { ErrorPages } from './error-pages.ts';
import { LiveContent } from './live-content.ts';
import { PageCache } from './page-cache.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SOON = { timeout: 20_000, interval: 1 };

/** The home page says the day and the phone, the other one the phone alone. */
const said = (path: string, { th }: Contents) =>
  `<p>${path === '/' ? `${th.day} ` : ''}${th.brand.phone.shown}</p>`;

function page(html: string, status: number) {
  const body = new TextEncoder().encode(html);
  const headers = { 'content-type': 'text/html; charset=utf-8', etag: entityTag(body) };
  return new CachedResponse({ status, body, headers }, () => undefined, 'once');
}

/** A machine whose time passes when it is told to, whatever its clock on the wall is set to. */
function machineAt(start: string) {
  let [elapsed, ahead] = [0, Date.parse(start)];
  let waiting: { at: number; work: () => void }[] = [];
  return {
    wall: () => elapsed + ahead,
    elapsed: () => elapsed,
    after: (milliseconds: number, work: () => void) => {
      const one = { at: elapsed + milliseconds, work };
      waiting.push(one);
      return () => (waiting = waiting.filter((other) => other !== one));
    },
    /** Sets the clock on the wall on by so much, or back; a machine that slept looks the same. */
    set: (step: number) => (ahead += step),
    /** Whoever waits does so again once they are done. */
    async pass(milliseconds: number) {
      const end = elapsed + milliseconds;
      for (;;) {
        const [next] = waiting.sort((one, other) => one.at - other.at);
        if (!next || next.at > end) break;
        waiting = waiting.filter((one) => one !== next);
        elapsed = Math.max(elapsed, next.at);
        next.work();
        await vi.waitFor(() => expect(waiting).not.toEqual([]), SOON);
      }
      elapsed = end;
    },
  };
}

/** The pages for what went wrong have its status or, as Astro renders most of them, 200. */
const statusOf = (path: string) => (path === '/404' ? 404 : 200);

async function liveFrom(start: string) {
  const machine = machineAt(start);
  const clock = new Clock(machine);
  clock.follow(undefined);
  const cache = new PageCache();
  const render = vi.fn(
    (_: Request, { pathname }: { pathname: string }, __: string, contents?: Contents) =>
      Promise.resolve({
        response: page(contents ? said(pathname, contents) : '', statusOf(pathname)),
      }),
  );
  const [onChange, show] = [vi.fn(), vi.fn<(contents: Contents) => void>()];
  const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn() };
  const live = new LiveContent({
    ...{ pages: { render }, cache, errorPages: new ErrorPages(() => undefined) },
    ...{ show, onChange, siteUrl: new URL('http://site'), clock, log },
  });
  await live.begin();
  const text = (path: string) => new TextDecoder().decode(cache.get(path)?.content.body);
  const day = () => text('/').slice(3, 13);
  return { machine, live, cache, render, onChange, show, log, text, day };
}

it('shows every page of today from the start', async () => {
  const { day, live, show, text } = await liveFrom('2027-06-30T12:00:00+07:00');
  expect(day()).toBe('2027-06-30');
  expect(text('/pdpa')).toContain(fileFacts.contact.phone.slice(1, 3));
  expect(show.mock.lastCall?.[0].th.day).toBe('2027-06-30');
  expect(live.hasHome).toBe(true);
});

it('changes the day at midnight in Bangkok, and only the pages that say it', async () => {
  const { cache, day, machine, onChange } = await liveFrom('2026-12-31T23:58:30+07:00');
  const [home, other] = [cache.get('/'), cache.get('/pdpa')];
  await machine.pass(89_999);
  expect([day(), onChange.mock.calls.length]).toEqual(['2026-12-31', 1]);
  await machine.pass(1);
  await vi.waitFor(() => expect(day()).toBe('2027-01-01'), SOON);
  expect(cache.get('/')).not.toBe(home);
  expect(cache.get('/pdpa')).toBe(other);
  expect(onChange).toHaveBeenCalledTimes(2);
  await machine.pass(DAY - 1);
  expect(day()).toBe('2027-01-01');
  await machine.pass(1);
  await vi.waitFor(() => expect(day()).toBe('2027-01-02'), SOON);
});

it('notices within a minute that the clock was set on, or that the machine slept', async () => {
  const { day, machine } = await liveFrom('2026-12-31T12:00:00+07:00');
  machine.set(DAY);
  await machine.pass(MINUTE);
  await vi.waitFor(() => expect(day()).toBe('2027-01-01'), SOON);
});

it('follows a clock that was far ahead back to the day that it is', async () => {
  const { day, machine } = await liveFrom('2127-01-01T12:00:00+07:00');
  expect(day()).toBe('2127-01-01');
  machine.set(Date.parse('2027-01-05') - Date.parse('2127-01-01'));
  await machine.pass(MINUTE);
  await vi.waitFor(() => expect(day()).toBe('2027-01-05'), SOON);
});

it('keeps the pages of the day before where one cannot be rendered, says so, and tries again', async () => {
  const { cache, day, log, machine, onChange, render } = await liveFrom(
    '2026-12-31T23:59:00+07:00',
  );
  const [home, original] = [cache.get('/'), render.getMockImplementation()];
  render.mockResolvedValue({ response: page('', 500) });
  await machine.pass(4 * MINUTE);
  expect(cache.get('/')).toBe(home);
  expect(onChange).toHaveBeenCalledOnce();
  // Once, and then as it gets worse.
  expect(log.error.mock.calls.map(([facts]) => facts as object)).toEqual(
    [1, 2, 4].map((failures) => ({
      ...{ code: 'day_not_shown', reason: '/ cannot be rendered: status 500' },
      ...{ shown: '2026-12-31', failures },
    })),
  );
  if (original) render.mockImplementation(original);
  await machine.pass(MINUTE);
  await vi.waitFor(() => expect(day()).toBe('2027-01-01'), SOON);
  expect(log.info).toHaveBeenCalledOnce();
});

it('throws for pages that cannot be rendered, and shows what it did', async () => {
  const { cache, live, render } = await liveFrom('2026-12-31T12:00:00+07:00');
  const home = cache.get('/');
  render.mockResolvedValue({ response: page('', 500) });
  await expect(live.render(published)).rejects.toThrow('/ cannot be rendered: status 500');
  expect(cache.get('/')).toBe(home);
});

/** What the office might publish. */
const published: Facts = { ...fileFacts, contact: { ...fileFacts.contact, phone: '021112222' } };

it('has the words of the office on each day, and drops pages that say others', async () => {
  const { cache, day, live, machine, text } = await liveFrom('2026-12-31T23:59:00+07:00');
  cache.set('/articles', page('a list', 200), ['articles']);
  (await live.render(published))();
  expect(cache.get('/articles')).toBeUndefined();
  expect(text('/pdpa')).toContain('021112222');
  const other = cache.get('/pdpa');
  cache.set('/articles', page('a list', 200), ['articles']);
  await machine.pass(MINUTE);
  await vi.waitFor(() => expect(day()).toBe('2027-01-01'), SOON);
  expect(text('/')).toContain('021112222');
  expect(cache.get('/pdpa')).toBe(other);
  expect(cache.get('/articles')).toBeDefined();
  (await live.render(fileFacts))();
  expect(text('/pdpa')).not.toContain('021112222');
});

it('does not show the words of before when the office publishes while a day is rendered', async () => {
  const { day, live, machine, render, text } = await liveFrom('2026-12-31T23:59:00+07:00');
  const begun = Promise.withResolvers<{ response: CachedResponse }>();
  const rendered = render.mock.calls.length;
  render.mockReturnValueOnce(begun.promise);
  const passing = machine.pass(MINUTE);
  await vi.waitFor(() => expect(render.mock.calls.length).toBeGreaterThan(rendered), SOON);
  (await live.render(published))();
  begun.resolve({ response: page('<p>2027-01-01 old</p>', 200) });
  await passing;
  await machine.pass(MINUTE);
  await vi.waitFor(() => expect(day()).toBe('2027-01-01'), SOON);
  expect(text('/')).toContain('021112222');
});

it('turns words that were made before midnight and shown after it', async () => {
  const { day, machine, live } = await liveFrom('2026-12-31T23:59:59+07:00');
  const show = await live.render(published);
  await machine.pass(2_000);
  await vi.waitFor(() => expect(day()).toBe('2027-01-01'), SOON);
  show();
  expect(day()).toBe('2026-12-31');
  await vi.waitFor(() => expect(day()).toBe('2027-01-01'), SOON);
});

it('begins nothing after it was stopped', async () => {
  const { day, machine, live } = await liveFrom('2026-12-31T23:59:00+07:00');
  await live.stop();
  await machine.pass(DAY);
  expect(day()).toBe('2026-12-31');
});
