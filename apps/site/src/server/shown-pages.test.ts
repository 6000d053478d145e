import { Clock } from '@clinicdee/clock';
import { expect, it, vi } from 'vitest';
import { type Facts, fileFacts } from '../content/facts.ts';
import { type Contents, contentsOf } from '../content/site-content.ts';
import { entityTag } from './built-files.ts';
import { ShownPages } from './shown-pages.ts';
import type { Whole } from './whole.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SOON = { timeout: 20_000, interval: 1 };
const BUILT_ON = '2026-12-31';

/** The home page says the day and the phone, the other one the phone alone. */
const said = (path: string, { th }: Contents) =>
  `<p>${path === '/' ? `${th.day} ` : ''}${th.brand.phone.shown}</p>`;

function whole(html: string): Whole {
  const body = new TextEncoder().encode(html);
  return {
    ...{ status: 200, body },
    headers: { 'content-type': 'text/html; charset=utf-8', etag: entityTag(body) },
    compressed: { br: body, gzip: body, zstd: body },
  };
}

const answer = (html: string) => new Response(html, { headers: { 'content-type': 'text/html' } });

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

async function shownFrom(start: string) {
  const machine = machineAt(start);
  const clock = new Clock(machine);
  clock.follow(undefined);
  const before = contentsOf(fileFacts, BUILT_ON);
  const built = new Map(['/', '/pdpa'].map((path) => [path, whole(said(path, before))]));
  const files = new Map(built);
  const render = vi.fn((path: string, contents: Contents) =>
    Promise.resolve(answer(said(path, contents))),
  );
  const onShown = vi.fn<(contents: Contents, what: object) => void>();
  const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn() };
  const pages = new ShownPages({
    ...{ built, builtOn: BUILT_ON, files, render, onShown, clock, log },
  });
  await pages.begin();
  const day = () => new TextDecoder().decode(files.get('/')?.body).slice(3, 13);
  return { machine, pages, built, files, render, onShown, log, day };
}

it('shows what was built on its own day, without making it again', async () => {
  const { built, files, onShown, render } = await shownFrom('2026-12-31T00:00:00+07:00');
  expect(files).toEqual(built);
  expect([render, onShown].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('shows today from the start, where the build is of another day', async () => {
  const { built, day, files, onShown, render } = await shownFrom('2027-06-30T12:00:00+07:00');
  expect(day()).toBe('2027-06-30');
  expect(render.mock.calls.map(([path]) => path)).toEqual(['/']);
  expect(files.get('/pdpa')).toBe(built.get('/pdpa'));
  expect(onShown.mock.lastCall?.[0].th.day).toBe('2027-06-30');
});

it('turns at midnight in Bangkok, and only what says a day', async () => {
  const { built, day, files, machine, onShown } = await shownFrom('2026-12-31T23:58:30+07:00');
  await machine.pass(89_999);
  expect(day()).toBe('2026-12-31');
  await machine.pass(1);
  expect(day()).toBe('2027-01-01');
  const home = files.get('/');
  expect(home?.headers.etag).not.toBe(built.get('/')?.headers.etag);
  expect(home?.headers['last-modified']).toBe('Thu, 31 Dec 2026 17:00:00 GMT');
  // No visitor gets one that is compressed in haste.
  expect(home?.compressed?.br).toBeDefined();
  expect(files.get('/pdpa')).toBe(built.get('/pdpa'));
  expect(onShown.mock.calls.map(([, what]) => what)).toEqual([
    { areWordsNew: false, isPageNew: true },
  ]);
  await machine.pass(DAY - 1);
  expect([day(), onShown.mock.calls.length]).toEqual(['2027-01-01', 1]);
  await machine.pass(1);
  expect([day(), onShown.mock.calls.length]).toEqual(['2027-01-02', 2]);
});

it('notices within a minute that the clock was set on, or that the machine slept', async () => {
  const { day, machine } = await shownFrom('2026-12-31T12:00:00+07:00');
  machine.set(DAY);
  await machine.pass(MINUTE);
  expect(day()).toBe('2027-01-01');
});

it('follows a clock that was far ahead back to the day that it is', async () => {
  const { day, machine } = await shownFrom('2127-01-01T12:00:00+07:00');
  expect(day()).toBe('2127-01-01');
  machine.set(Date.parse('2027-01-05') - Date.parse('2127-01-01'));
  await machine.pass(MINUTE);
  expect(day()).toBe('2027-01-05');
});

it('keeps the page of the day before where none can be made, says so, and tries again', async () => {
  const { built, day, files, log, machine, onShown, render } = await shownFrom(
    '2026-12-31T23:59:00+07:00',
  );
  render.mockResolvedValue(new Response('', { status: 500 }));
  await machine.pass(4 * MINUTE);
  expect(files.get('/')).toBe(built.get('/'));
  expect(onShown).not.toHaveBeenCalled();
  // Once, and then as it gets worse.
  expect(log.error.mock.calls.map(([facts]) => facts as object)).toEqual(
    [1, 2, 4].map((failures) => ({
      ...{ code: 'day_not_shown', reason: '/ cannot be made: status 500' },
      ...{ shown: BUILT_ON, failures },
    })),
  );
  render.mockImplementation((path, contents) => Promise.resolve(answer(said(path, contents))));
  await machine.pass(MINUTE);
  expect(day()).toBe('2027-01-01');
  expect(log.info).toHaveBeenCalledOnce();
});

/** What the office might publish. */
const published: Facts = { ...fileFacts, contact: { ...fileFacts.contact, phone: '021112222' } };

it('has the words of the office on each day, and keeps its other pages as they are', async () => {
  const { day, files, machine, onShown, pages, render } = await shownFrom(
    '2026-12-31T23:59:00+07:00',
  );
  (await pages.make(published))();
  const other = files.get('/pdpa');
  expect(new TextDecoder().decode(other?.body)).toContain('021112222');
  await machine.pass(MINUTE);
  expect(render.mock.calls.map(([path]) => path)).toEqual(['/', '/pdpa', '/']);
  expect(day()).toBe('2027-01-01');
  expect(new TextDecoder().decode(files.get('/')?.body)).toContain('021112222');
  expect(files.get('/pdpa')).toBe(other);
  expect(onShown.mock.calls.map(([, what]) => what)).toEqual([
    { areWordsNew: true, isPageNew: true },
    { areWordsNew: false, isPageNew: true },
  ]);
  // Back to the file's words, of which one page is as it was built.
  (await pages.make(fileFacts))();
  expect([day(), new TextDecoder().decode(files.get('/pdpa')?.body)]).toEqual([
    '2027-01-01',
    said('/pdpa', contentsOf(fileFacts, BUILT_ON)),
  ]);
});

it('does not show the words of before when the office publishes while a day is made', async () => {
  const { day, files, machine, pages, render } = await shownFrom('2026-12-31T23:59:00+07:00');
  const begun = Promise.withResolvers<Response>();
  render.mockReturnValueOnce(begun.promise);
  const passing = machine.pass(MINUTE);
  await vi.waitFor(() => expect(render).toHaveBeenCalled(), SOON);
  (await pages.make(published))();
  begun.resolve(answer(said('/', contentsOf(fileFacts, '2027-01-01'))));
  await passing;
  await machine.pass(MINUTE);
  expect(day()).toBe('2027-01-01');
  expect(new TextDecoder().decode(files.get('/')?.body)).toContain('021112222');
});

it('turns words that were made before midnight and shown after it', async () => {
  const { day, machine, pages } = await shownFrom('2026-12-31T23:59:59+07:00');
  const show = await pages.make(published);
  await machine.pass(2_000);
  expect(day()).toBe('2027-01-01');
  show();
  expect(day()).toBe('2026-12-31');
  await vi.waitFor(() => expect(day()).toBe('2027-01-01'), SOON);
});

it('begins nothing after it was stopped', async () => {
  const { day, machine, pages } = await shownFrom('2026-12-31T23:59:00+07:00');
  await pages.stop();
  await machine.pass(DAY);
  expect(day()).toBe(BUILT_ON);
});
