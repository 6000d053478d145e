/** The data type of content copied from the editor itself, which needs no cleaning. */
const OWN = 'application/x-lexical-editor';

/**
 * Cleans pasted HTML for an article: turns Word's list paragraphs into lists, normalizes struck text, and removes
 * images of other sites, which the browser may not read. Idempotent, since the result is pasted again and passes here a
 * second time. Headings and links are cleaned when the article is saved and published.
 *
 * Relies on: the data type under which the editor copies, and the attribute of a copied image of the library.
 *
 * @returns undefined if nothing had to change; otherwise the new data, and the number of removed images
 */
export function cleanPasted(
  original: DataTransfer,
): { clipboardData: DataTransfer; leftOut: number } | undefined {
  const html = original.types.includes(OWN) ? '' : original.getData('text/html');
  if (html === '') return undefined;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const foreign = [...page.querySelectorAll('img')].filter(isForeign);
  for (const picture of foreign) picture.remove();
  const changed = [foreign.length, changeWordLists(page), changeStarts(page), changeStruck(page)];
  if (changed.every((count) => count === 0)) return undefined;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', page.body.innerHTML);
  clipboardData.setData('text/plain', original.getData('text/plain'));
  return { clipboardData, leftOut: foreign.length };
}

/** Whether an image is neither of the library nor pasted with its data. */
const isForeign = (picture: HTMLImageElement): boolean =>
  !picture.hasAttribute('data-lexical-upload-id') && !picture.src.startsWith('data:image/');

/**
 * Converts Word's list paragraphs to lists. They have the id and level of their list in `mso-list`, and the marker in
 * an element marked as ignorable. Items that are already in a list stay unchanged.
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
      const parentItem = open.at(-1)?.list.lastElementChild;
      if (parentItem) parentItem.append(list);
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
  /** The id of the list. */
  id: string;
  /** From 1. */
  level: number;
}

/** Returns the list and level of a Word list paragraph. */
function wordItem(paragraph: Element): WordItem | undefined {
  const named = /mso-list:([^;]*)\blevel(\d+)([^;]*)/i.exec(paragraph.getAttribute('style') ?? '');
  if (!named?.[2] || paragraph.closest('li')) return undefined;
  return { id: `${named[1] ?? ''}${named[3] ?? ''}`, level: Number(named[2]) };
}

/** Copies the number of a list's first item to the list, since the editor reads only `start`. */
function changeStarts(page: Document): number {
  const firsts = page.querySelectorAll('ol:not([start]) > li[value]:first-child');
  for (const first of firsts)
    first.parentElement?.setAttribute('start', first.getAttribute('value') ?? '');
  return firsts.length;
}

/** Wraps struck text in `<s>`, the only element for it that the editor reads. */
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
