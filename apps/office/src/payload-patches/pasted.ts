import { redirectTarget } from '@clinicdee/protocol/redirect-target';

/** What the editor itself has copied, which suits it. */
const OWN = 'application/x-lexical-editor';

/** Headings that an article does not have, and what stands for them. */
const sizes = { h1: 'h2', h5: 'h4', h6: 'h4' } as const;

/**
 * Leans on: the type under which the editor copies, and the attribute of a picture of the library that was copied
 * from it.
 *
 * What is pasted, with headings of an article's sizes, Word's lists as lists, struck text as the editor reads it, links
 * that lead straight to where a redirect page would, and without pictures of other sites, which the browser may not read.
 *
 * What is returned is pasted in turn and comes here again: it is not changed a second time.
 *
 * @returns undefined where it suits an article as it is; else the new data, and how many pictures were left out
 */
export function suited(
  sent: DataTransfer,
): { clipboardData: DataTransfer; leftOut: number } | undefined {
  const html = sent.types.includes(OWN) ? '' : sent.getData('text/html');
  if (html === '') return undefined;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const foreign = [...page.querySelectorAll('img')].filter(isForeign);
  for (const picture of foreign) picture.remove();
  const changed = [
    foreign.length,
    changeWordLists(page),
    changeStarts(page),
    changeHeadings(page),
    changeStruck(page),
    changeLinks(page),
  ];
  if (changed.every((count) => count === 0)) return undefined;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', page.body.innerHTML);
  // Where a picture was all there was, there is nothing else to be pasted in its place.
  clipboardData.setData('text/plain', sent.getData('text/plain'));
  return { clipboardData, leftOut: foreign.length };
}

/** One of the library, or whose bytes are pasted with it, can be shown. */
const isForeign = (picture: HTMLImageElement): boolean =>
  !picture.hasAttribute('data-lexical-upload-id') && !picture.src.startsWith('data:image/');

/**
 * Word copies the items of a list as paragraphs that name their list and level in `mso-list`, with the marker in a
 * part that other programs are to ignore. What it copies as items or headings already is left alone.
 */
function changeWordLists(page: Document): number {
  const items = [...page.querySelectorAll('p[style*="mso-list" i]')].filter(wordItem);
  let open: (WordItem & { list: Element })[] = [];
  for (const element of items) {
    const item = wordItem(element);
    if (!item) continue;
    const marker = element.querySelector('[style*="mso-list:ignore" i]');
    const sign = marker?.textContent.trim() ?? '';
    marker?.remove();
    const name = /[\p{L}\p{N}][.)]/u.test(sign) ? 'ol' : 'ul';
    if (element.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter(({ level }) => level <= item.level);
    const last = open.at(-1);
    if (last?.level !== item.level || last.id !== item.id || last.list.localName !== name) {
      open = open.filter(({ level }) => level < item.level);
      const list = page.createElement(name);
      const start = /(\d+)\D*$/.exec(sign)?.[1];
      if (name === 'ol' && start !== undefined) list.setAttribute('start', start);
      const around = open.at(-1)?.list.lastElementChild;
      if (around) around.append(list);
      else element.before(list);
      open.push({ ...item, list });
    }
    const entry = page.createElement('li');
    entry.append(...element.childNodes);
    open.at(-1)?.list.append(entry);
    element.remove();
  }
  return items.length;
}

interface WordItem {
  /** The list that it belongs to. */
  id: string;
  /** From 1. */
  level: number;
}

/** What a paragraph is in one of Word's lists. */
function wordItem(paragraph: Element): WordItem | undefined {
  const named = /mso-list:([^;]*)\blevel(\d+)([^;]*)/i.exec(paragraph.getAttribute('style') ?? '');
  if (!named?.[2] || paragraph.closest('li')) return undefined;
  return { id: `${named[1] ?? ''}${named[3] ?? ''}`, level: Number(named[2]) };
}

/** A list whose first item says its number begins there; the editor reads the number of the list alone. */
function changeStarts(page: Document): number {
  const firsts = page.querySelectorAll('ol:not([start]) > li[value]:first-child');
  for (const first of firsts)
    first.parentElement?.setAttribute('start', first.getAttribute('value') ?? '');
  return firsts.length;
}

/** The editor knows one element for struck text, and one of the styles. */
function changeStruck(page: Document): number {
  const struck = page.querySelectorAll<HTMLElement>('strike, del, [style*="line-through" i]');
  for (const element of struck) {
    const line = page.createElement('s');
    line.append(...element.childNodes);
    if (element.matches('strike, del')) element.replaceWith(line);
    else {
      const style = element.getAttribute('style') ?? '';
      element.setAttribute('style', style.replace(/line-through/gi, ''));
      element.append(line);
    }
  }
  return struck.length;
}

function changeHeadings(page: Document): number {
  const headings = Object.entries(sizes).flatMap(([from, to]) =>
    [...page.querySelectorAll(from)].map((heading) => [heading, to] as const),
  );
  for (const [heading, to] of headings) {
    const other = page.createElement(to);
    other.append(...heading.childNodes);
    heading.replaceWith(other);
  }
  return headings.length;
}

function changeLinks(page: Document): number {
  let count = 0;
  for (const link of page.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const target = redirectTarget(href);
    if (target === href) continue;
    link.setAttribute('href', target);
    count++;
  }
  return count;
}
