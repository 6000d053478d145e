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
 * Word copies the items of a list as paragraphs that name their level in `mso-list`, with the marker in a part that
 * other programs are to ignore.
 */
function changeWordLists(page: Document): number {
  const items = [...page.querySelectorAll('[style*="mso-list" i]')].filter((one) => levelOf(one));
  let open: Element[] = [];
  for (const item of items) {
    const marker = item.querySelector('[style*="mso-list:ignore" i]');
    const sign = marker?.textContent.trim() ?? '';
    marker?.remove();
    open = item.previousElementSibling === open[0] ? open.slice(0, levelOf(item)) : [];
    if (open.length < levelOf(item)) {
      const list = page.createElement(/^[\p{L}\p{N}]{1,4}[.)]/u.test(sign) ? 'ol' : 'ul');
      const start = /^\d+/.exec(sign)?.[0];
      if (start !== undefined && list.localName === 'ol') list.setAttribute('start', start);
      const around = open.at(-1)?.lastElementChild;
      if (around) around.append(list);
      else item.before(list);
      open.push(list);
    }
    const entry = page.createElement('li');
    entry.append(...item.childNodes);
    open.at(-1)?.append(entry);
    item.remove();
  }
  return items.length;
}

/** The level of an item of one of Word's lists, from 1; 0 for anything else. */
const levelOf = (element: Element): number =>
  Number(/mso-list:[^;]*\blevel(\d)/i.exec(element.getAttribute('style') ?? '')?.[1] ?? 0);

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
