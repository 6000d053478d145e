/**
 * Puts facts into a text in place of `{{key}}`.
 *
 * @param name the file, for errors
 * @throws Error naming the file, the line and the key that is not known
 */
export function fillIn(name: string, text: string, facts: ReadonlyMap<string, string>): string {
  return text.replace(/\{\{(.*?)\}\}/g, (_placeholder, key: string, offset: number) => {
    const fact = facts.get(key);
    if (fact !== undefined) return fact;
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
