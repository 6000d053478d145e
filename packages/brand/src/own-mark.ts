/*
 * Your own drawing for the mark, used when `hasOwnMark` in `index.ts` is true: a complete SVG file between the
 * backticks. Any `viewBox`, colours and gradients; ids and styles are isolated. The build rejects what browsers ignore
 * in images (scripts, external resources).
 */

export const ownMark: string = String.raw``.trim();

/** Returns why a text cannot be the mark's drawing; undefined when it can. */
export function ownMarkProblem(drawing: string): string | undefined {
  const [whole, attributes = ''] = /<svg\b([^>]*)>[^]*<\/svg>$/.exec(drawing) ?? [];
  const found = (text: string) => `found ${JSON.stringify(text.slice(0, 100))}`;
  if (whole === undefined) return `expected a whole <svg>, ${found(drawing)}`;
  if (!attributes.includes('xmlns="http://www.w3.org/2000/svg"')) {
    return `expected xmlns="http://www.w3.org/2000/svg", ${found(`<svg${attributes}>`)}`;
  }
  if (!/\sviewBox="\s*-?[\d.]+([\s,]+-?[\d.]+){3}\s*"/.test(attributes)) {
    return `expected a viewBox of four numbers, ${found(`<svg${attributes}>`)}`;
  }
  const [foreign] =
    /<script|(?:\shref="|xlink:href="|url\(['"]?)(?!#|data:)[^"')]*/.exec(drawing) ?? [];
  return foreign && `expected nothing that a picture cannot have, ${found(foreign)}`;
}
