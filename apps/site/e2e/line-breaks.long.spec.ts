import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Dictionary, segment } from '@clinicdee/thai';
import type { Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { expect, test } from './site.ts';

/** Pixels between two widths; `LINE_BREAK_STEP=16` takes some minutes. */
const step = Number(process.env.LINE_BREAK_STEP ?? 160);
/** The highest share of bad line breaks. */
const MAX_BAD = 0.005;

test('lines break between words, on every page at every width', async ({ page }) => {
  test.setTimeout(20 * 60_000);
  const dictionary = otherDictionary();
  const bad: string[] = [];
  let all = 0;
  for (const address of addresses) {
    await page.goto(address);
    for (let width = 320; width <= 1600; width += step) {
      await page.setViewportSize({ width, height: 800 });
      for (const found of await lineBreaks(page)) {
        all++;
        if (!isBad(found, dictionary)) continue;
        bad.push(`${address} ${width}: ${found.before.slice(-20)}|${found.after.slice(0, 20)}`);
      }
    }
  }
  test.info().annotations.push({ type: 'line breaks', description: `${bad.length} of ${all}` });
  expect(all).toBeGreaterThan(1000);
  expect(bad.length / all, [...new Set(bad)].join('\n')).toBeLessThanOrEqual(MAX_BAD);
});

/** A line break: the text before and after it. */
interface LineBreak {
  before: string;
  after: string;
}

/** The line breaks of a page as it is drawn. */
const lineBreaks = (page: Page): Promise<LineBreak[]> =>
  page.evaluate(() => {
    const found: { before: string; after: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const placeOf = (node: Node, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getClientRects()[0];
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!/[ก-๎]/.test(text) || !node.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) continue;
      // A space at the end of a line has no width: compare with the last visible character.
      let last: { top: number; height: number } | undefined;
      for (let at = 0; at < text.length; at++) {
        const place = placeOf(node, at);
        if (!place || place.width === 0) continue;
        if (last && place.top > last.top + last.height / 2) {
          found.push({ before: text.slice(0, at), after: text.slice(at) });
        }
        last = place;
      }
    }
    return found;
  });

/** LibThai's word list from the npm package wordcut, which is independent of this project's dictionary. */
function otherDictionary(): Dictionary {
  const folder = path.join(
    path.dirname(fileURLToPath(import.meta.resolve('wordcut/package.json'))),
    'data',
  );
  const words = readdirSync(folder)
    .filter((name) => name.startsWith('tdict-'))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split(/\r?\n/))
    .filter((word) => /^[ก-ฮเ-ไ][ก-๎]+$/.test(word));
  return new Dictionary(words);
}

const unit =
  /^(บาท|นาที|ชั่วโมง|วัน|เดือน|ปี|คน|สาขา|รายการ|ครั้ง|เครื่อง|แพ็กเกจ|น\.|%|กก\.|มก\.|มล\.|Mbps|MB|GB)(?![\u0e30-\u0e4e])/;

/** Whether a break is within a word, or between a number and its unit. */
function isBad({ before, after }: LineBreak, dictionary: Dictionary): boolean {
  const start = before.replace(/[\u2060\u00ad]/g, '');
  const end = after.replace(/[\u2060\u00ad]/g, '').trimStart();
  if (/\d[ \u00a0]*$/.test(start) && unit.test(end)) return true;
  if (end.startsWith('ๆ')) return true;
  const head = /[ก-๎]+$/.exec(start)?.[0];
  const tail = /^[ก-๎]+/.exec(after.replace(/[\u2060\u00ad]/g, ''))?.[0];
  if (!head || !tail) return false;
  let at = 0;
  for (const { text } of segment(head + tail, dictionary)) {
    if (at < head.length && head.length < at + text.length) return dictionary.has(text);
    at += text.length;
  }
  return false;
}
