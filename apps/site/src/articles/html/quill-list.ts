import { append, attribute, create, type Element, isElement, rename } from './html-tree.ts';

/** Restores a list of Quill: bullets, which it writes as an ordered list, and nesting, which it writes as indentation. */
export function restoreList(list: Element): void {
  const items = list.childNodes.filter(isElement);
  if (items.some(isBullet)) rename(list, 'ul');
  if (!items.some((item) => levelOf(item) > 0)) return;
  const lists = [list];
  list.childNodes = [];
  for (const item of items) {
    const level = levelOf(item);
    item.attrs = item.attrs.filter(({ name }) => name !== 'class');
    lists.length = Math.min(lists.length, level + 1);
    const above = lists.at(-1)?.childNodes.findLast(isElement);
    if (lists.length <= level && above) {
      const nested = create(isBullet(item) ? 'ul' : list.tagName);
      append(above, [nested]);
      lists.push(nested);
    }
    append(lists.at(-1) ?? list, [item]);
  }
}

const isBullet = (item: Element) =>
  /^(?:bullet|(?:un)?checked)$/.test(attribute(item, 'data-list') ?? '');

const levelOf = (item: Element) =>
  Number(/\bql-indent-(\d)\b/.exec(attribute(item, 'class') ?? '')?.[1] ?? 0);
