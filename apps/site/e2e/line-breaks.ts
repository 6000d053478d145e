import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Dictionary, segment } from '@clinicdee/thai';
import type { Page } from '@playwright/test';

/** A line that ends within a text: what stands before and after it. */
export interface LineBreak {
  before: string;
  after: string;
}

/** Where the lines of a page's texts end, as they are drawn at this width. */
export const lineBreaks = (page: Page): Promise<LineBreak[]> =>
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
      // What a line ends at has no width where it is a space: the last seen letter counts.
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

/**
 * LibThai's word list, as the npm package wordcut has it: another one than ours, and nothing of ours
 * is made from it. `LINE_BREAK_WORDS` names a file of words to judge by instead, one a line.
 */
export function otherDictionary(): Dictionary {
  const own = process.env.LINE_BREAK_WORDS;
  if (own) return new Dictionary(thaiWords(readFileSync(own, 'utf8')));
  const folder = path.join(
    path.dirname(fileURLToPath(import.meta.resolve('wordcut/package.json'))),
    'data',
  );
  const words = readdirSync(folder)
    .filter((name) => name.startsWith('tdict-'))
    .flatMap((name) => thaiWords(readFileSync(path.join(folder, name), 'utf8')));
  return new Dictionary(words);
}

const thaiWords = (list: string) =>
  list.split(/\r?\n/).filter((word) => /^[ก-ฮเ-ไ][ก-๎]+$/.test(word));

const unit =
  /^(บาท|นาที|ชั่วโมง|วัน|เดือน|ปี|คน|สาขา|รายการ|ครั้ง|เครื่อง|แพ็กเกจ|น\.|%|กก\.|มก\.|มล\.|Mbps|MB|GB)(?![\u0e30-\u0e4e])/;

/** Whether a line ends where no reader would end it: within a word, between a number and its unit. */
export function isBad({ before, after }: LineBreak, dictionary: Dictionary): boolean {
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
