/** Right after a Thai word: where a word of Latin letters would not stand apart from it. */
const isAfterThai = (text: string, offset: number) =>
  /[\u0e01-\u0e5b]/.test(text[offset - 1] ?? '');

/**
 * Puts facts into a text in place of `{{key}}`. A fact of Latin letters stands apart from a Thai word before it.
 *
 * @param name the file, for errors
 * @throws Error naming the file, the line and the key that is not known
 */
export function fillIn(name: string, text: string, facts: ReadonlyMap<string, string>): string {
  return text.replace(/\{\{(.*?)\}\}/g, (_placeholder, key: string, offset: number) => {
    const fact = facts.get(key);
    if (fact !== undefined) {
      return /^\p{Script=Latin}/u.test(fact) && isAfterThai(text, offset) ? ` ${fact}` : fact;
    }
    const line = text.slice(0, offset).split('\n').length;
    throw new Error(
      `${name}, line ${line}: {{${key}}} is not a known fact. Known: ${[...facts.keys()].join(', ')}.`,
    );
  });
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
