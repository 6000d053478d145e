/** Whether the offset follows a Thai letter, where a Latin word needs a space. */
const isAfterThai = (text: string, offset: number) =>
  /[\u0e01-\u0e5b]/.test(text[offset - 1] ?? '');

/** Values by placeholder key; undefined when this vendor lacks the fact. */
export type Facts = ReadonlyMap<string, string | undefined>;

/**
 * Replaces `{{key}}` by facts, with a space between a Thai word and a Latin fact. Text between `{{#key}}` and
 * `{{/key}}`, within one line, is omitted when the fact is undefined.
 *
 * @param name the file, for errors
 * @throws Error with file, line and key for an unknown key, or an undefined fact outside such a section
 */
export function fillIn(name: string, text: string, facts: Facts): string {
  const filled = text.replace(
    /\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/g,
    (_whole, key: string, words: string, at: number) => {
      const fact = facts.get(key);
      if (!facts.has(key)) throw unknown(key, text, at);
      return fact === undefined ? '' : words;
    },
  );
  return filled.replace(/\{\{(.*?)\}\}/g, (_placeholder, key: string, at: number) => {
    const fact = facts.get(key);
    if (!facts.has(key)) throw unknown(key, filled, at);
    if (fact === undefined) {
      const words = `{{#${key}}}…{{/${key}}}`;
      throw new Error(
        `${placeOf(filled, at)}: {{${key}}} is nothing. Write ${words} round what is said of it.`,
      );
    }
    return /^\p{Script=Latin}/u.test(fact) && isAfterThai(filled, at) ? ` ${fact}` : fact;
  });

  /** Returns `pdpa.md, line 7`; omitted sections never span lines, so lines still match. */
  function placeOf(within: string, at: number) {
    return `${name}, line ${within.slice(0, at).split('\n').length}`;
  }
  function unknown(key: string, within: string, at: number) {
    const known = [...facts.keys()].join(', ');
    return new Error(`${placeOf(within, at)}: {{${key}}} is not a known fact. Known: ${known}.`);
  }
}

/**
 * Fills the placeholders of a sentence with figures of a component.
 *
 * @throws Error when the sentence uses an unknown key
 */
export function fill(sentence: string, figures: Record<string, string | number>): string {
  const facts = Object.entries(figures).map(([key, figure]) => [key, String(figure)] as const);
  return fillIn(`"${sentence}"`, sentence, new Map(facts));
}
