import { redirectTarget } from '@clinicdee/protocol/redirect-target';

/** What the editor itself has copied, which suits it. */
const OWN = 'application/x-lexical-editor';

/** Headings that an article does not have, and what stands for them. */
const sizes = { h1: 'h2', h5: 'h4', h6: 'h4' } as const;

/**
 * Leans on: the type under which the editor copies, and the attribute of a picture of the library that was copied
 * from it.
 *
 * What is pasted, with headings of an article's sizes, links that lead straight to where a redirect page would, and
 * without pictures of other sites, which the browser may not read.
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
  const changed = [foreign.length, changeHeadings(page), changeLinks(page)];
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
