/** Right after a Thai word: where a word of Latin letters would not stand apart from it. */
const isAfterThai = (text: string, offset: number) =>
  /[\u0e01-\u0e5b]/.test(text[offset - 1] ?? '');

/** What may be named, and what it is; undefined for what this vendor has not. */
export type Facts = ReadonlyMap<string, string | undefined>;

/**
 * Puts facts into a text in place of `{{key}}`. A fact of Latin letters stands apart from a Thai word before it. Words
 * between `{{#key}}` and `{{/key}}`, within a line, are left out where there is no such fact.
 *
 * @param name the file, for errors
 * @throws Error naming the file, the line and the key that is not known, or nothing where a sentence needs it
 */
export function fillIn(name: string, text: string, facts: Facts): string {
  const said = text.replace(
    /\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/g,
    (_whole, key: string, words: string, at: number) => {
      const fact = facts.get(key);
      if (!facts.has(key)) throw unknown(key, text, at);
      return fact === undefined ? '' : words;
    },
  );
  return said.replace(/\{\{(.*?)\}\}/g, (_placeholder, key: string, at: number) => {
    const fact = facts.get(key);
    if (!facts.has(key)) throw unknown(key, said, at);
    if (fact === undefined) {
      const words = `{{#${key}}}…{{/${key}}}`;
      throw new Error(
        `${placeOf(said, at)}: {{${key}}} is nothing. Write ${words} round what is said of it.`,
      );
    }
    return /^\p{Script=Latin}/u.test(fact) && isAfterThai(said, at) ? ` ${fact}` : fact;
  });

  /** `pdpa.md, line 7`: what is left out is never a line. */
  function placeOf(within: string, at: number) {
    return `${name}, line ${within.slice(0, at).split('\n').length}`;
  }
  function unknown(key: string, within: string, at: number) {
    const known = [...facts.keys()].join(', ');
    return new Error(`${placeOf(within, at)}: {{${key}}} is not a known fact. Known: ${known}.`);
  }
}

/**
 * The same for a sentence of the content and the figures that a component shows beside it.
 *
 * @throws Error when the sentence names a figure that is not given
 */
export function fill(sentence: string, figures: Record<string, string | number>): string {
  const facts = Object.entries(figures).map(([key, figure]) => [key, String(figure)] as const);
  return fillIn(`"${sentence}"`, sentence, new Map(facts));
}
