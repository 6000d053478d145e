/** A page as it was rendered, but for holes, each to be filled with what is one visitor's. */
export class Frame<Hole extends string> {
  /** What stands as it is, and between two of them a hole. */
  readonly #pieces: readonly Uint8Array[];
  readonly #holes: readonly { name: Hole; written: (value: string) => string }[];

  /**
   * @param html the page with a mark in each hole
   * @param marks what stands in each, which nothing else in the page can say
   * @param asHtml the hole that is filled with HTML; what goes into the others is a text
   */
  constructor(html: string, marks: Readonly<Record<Hole, string>>, asHtml: NoInfer<Hole>) {
    const names = new Map(
      Object.entries<string>(marks).map(([name, mark]) => [mark, name as Hole]),
    );
    const pieces = html.split(new RegExp(`(${[...names.keys()].join('|')})`));
    this.#pieces = pieces.filter((_, at) => at % 2 === 0).map(inBytes);
    this.#holes = pieces.flatMap((mark, at) => {
      const name = names.get(mark);
      if (at % 2 === 0 || name === undefined) return [];
      const isInTag = /<[^>]*$/.test(pieces[at - 1] ?? '');
      return { name, written: name === asHtml ? asItIs : isInTag ? inAttribute : inText };
    });
  }

  /** The page with its holes filled, in UTF-8. */
  filled(values: Readonly<Record<Hole, string>>): Uint8Array<ArrayBuffer> {
    const [first, ...others] = this.#pieces;
    const filled = this.#holes.flatMap(({ name, written }, at) => [
      inBytes(written(values[name])),
      ...others.slice(at, at + 1),
    ]);
    return Buffer.concat(first ? [first, ...filled] : filled);
  }
}

const encoder = new TextEncoder();
const inBytes = (text: string) => encoder.encode(text);

const asItIs = (html: string) => html;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
};
/** As Astro writes a text, and the value of an attribute. */
const inText = (text: string) => text.replace(/[&<>'"]/g, (sign) => entities[sign] ?? sign);
const inAttribute = (text: string) => text.replace(/[&"]/g, (sign) => entities[sign] ?? sign);
