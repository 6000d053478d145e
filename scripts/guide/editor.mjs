// A file of the repository in an editor: each value that differs is found and typed over.
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Types one file's values into another, block by block and line by line, as somebody would who fills in their own.
 *
 * @param {import('./hands.mjs').Hands} hands
 * @param {string} file
 * @param {(text: string) => [was: string, is: string][]} changesOf
 */
export async function edit(hands, file, changesOf) {
  const text = readFileSync(file, 'utf8');
  const { page } = hands;
  await page.setContent('<textarea style="width:100%;height:90vh" spellcheck="false"></textarea>');
  const area = page.locator('textarea');
  await area.fill(text);
  for (const [was, is] of changesOf(text)) {
    const from = (await area.inputValue()).indexOf(was);
    if (from < 0) throw new Error(`${file} no longer says ${was}`);
    await hands.select(area, from, was.length);
    await hands.type(is);
  }
  writeFileSync(file, await area.inputValue());
}

/** `export const NAME … = VALUE;` of a file, by name. @param {string} text */
function constants(text) {
  const found = text.matchAll(/^export const (\w+)[^=]*= ([^]*?);\n/gm);
  return new Map([...found].map(([all, name, value]) => [name ?? '', { all, value: value ?? '' }]));
}

/**
 * What has to be typed so that the constants of one text say what another's do: whole values, or the lines that differ.
 *
 * @param {string} text
 * @param {string} other
 * @returns {[was: string, is: string][]}
 */
export function differences(text, other) {
  const wanted = constants(other);
  return [...constants(text)].flatMap(([name, { all, value }]) => {
    const meant = wanted.get(name)?.value;
    if (meant === undefined || meant === value) return [];
    const [lines, others] = [value.split('\n'), meant.split('\n')];
    if (lines.length === 1 || lines.length !== others.length)
      return [[all, all.replace(`= ${value};`, () => `= ${meant};`)]];
    return lines.flatMap((line, index) => {
      const is = others[index] ?? '';
      return line === is ? [] : [/** @type {[string, string]} */ ([line, is])];
    });
  });
}
