/** The data type of content copied from the editor itself, which needs no cleaning. */
const OWN = 'application/x-lexical-editor';

/** Images that are neither of the library nor pasted with their data. */
const FOREIGN = 'img:not([data-lexical-upload-id], [src^="data:image/"])';
/** Word's list paragraphs, which name the level of their list. */
const WORD_ITEM = 'p[style*="mso-list" i][style*="level" i]:not(li p)';
/**
 * What is pasted under another name. The editor turns an h1, one per section in Word, into its smallest heading, and
 * drops the space before an element that it does not know. Links within the pasted document lead nowhere.
 */
const RENAMED = [
  ['strike, del', 's'],
  ['h1', 'h2'],
  ['font, big, small, a[href^="#"]', 'span'],
] as const;
/** The alternative text of Facebook's pictures of emoji. */
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{RI}{2}|[\d#*]\ufe0f?\u20e3)/u;

/**
 * Cleans pasted HTML for an article: turns Word's list paragraphs into lists and pictures of emoji into text, renames
 * what the editor would read wrongly, and removes images of other sites, which the browser may not read. Idempotent,
 * since the result is pasted again and passes here a second time. Links are cleaned when the article is saved and published.
 *
 * Relies on: the data type under which the editor copies, and the attribute of a copied image of the library.
 *
 * @returns undefined if nothing had to change; otherwise the new data, and the number of removed images
 */
export function cleanPasted(
  original: DataTransfer,
): { clipboardData: DataTransfer; leftOut: number } | undefined {
  const html = original.types.includes(OWN) ? '' : original.getData('text/html');
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (!page.querySelector([FOREIGN, WORD_ITEM, ...RENAMED.map(([from]) => from)].join()))
    return undefined;
  for (const picture of page.querySelectorAll('img'))
    if (EMOJI.test(picture.alt)) picture.replaceWith(picture.alt);
  const foreign = page.querySelectorAll(FOREIGN);
  for (const picture of foreign) picture.remove();
  for (const [from, name] of RENAMED)
    for (const element of page.querySelectorAll(from)) {
      const other = page.createElement(name);
      other.append(...element.childNodes);
      element.replaceWith(other);
    }
  makeLists(page);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', page.body.innerHTML);
  clipboardData.setData('text/plain', original.getData('text/plain'));
  return { clipboardData, leftOut: foreign.length };
}

/** Converts Word's list paragraphs to lists. Their marker is in an element that is marked as ignorable. */
function makeLists(page: Document): void {
  /** The open lists, from the outermost. */
  let open: { level: number; list: Element }[] = [];
  for (const paragraph of page.querySelectorAll(WORD_ITEM)) {
    const level = Number(/level(\d+)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]);
    const marker = paragraph.querySelector('[style*="mso-list:ignore" i]');
    const sign = marker?.textContent.trim() ?? '';
    marker?.remove();
    const name = /[\p{L}\p{N}][.)]/u.test(sign) ? 'ol' : 'ul';
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter(
      (outer) => outer.level < level || (outer.level === level && outer.list.localName === name),
    );
    if (open.at(-1)?.level !== level) {
      const list = page.createElement(name);
      const start = /(\d+)\D*$/.exec(sign)?.[1];
      if (name === 'ol' && start !== undefined) list.setAttribute('start', start);
      const outerItem = open.at(-1)?.list.lastElementChild;
      if (outerItem) outerItem.append(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}
