/*
 * Your own drawing for the mark, where `hasOwnMark` in `index.ts` says so: an SVG file, whole, pasted between the
 * backticks. Any `viewBox`, colours and gradients; its ids and styles meet no others. What a browser leaves out of a
 * picture (scripts, what lies at another address) is refused by the build.
 */

export const ownMark: string = String.raw``.trim();

/** What keeps a text from being the mark's drawing, in words; undefined where it is right. */
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
