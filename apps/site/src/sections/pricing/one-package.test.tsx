import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fileFacts } from '../../content/facts.ts';
import { contentsOf } from '../../content/site-content.ts';
import { startedOn } from '../../content/started-on.ts';
import Pricing from '../pricing.tsx';

/** The section of a vendor with so many packages, of which the smallest has it all. */
function sectionOf(count: number) {
  const [smallest] = fileFacts.packages.packages;
  if (!smallest) throw new Error('the file has no package');
  const larger = { ...smallest, code: 'larger', yearlySatang: 2 * smallest.yearlySatang };
  const packages = [smallest, larger].slice(0, count);
  const from = smallest.code;
  const comparison = fileFacts.packages.comparison.map((group) => ({
    ...group,
    rows: group.rows.map((row) => (row.from === undefined ? row : { ...row, from })),
  }));
  const facts = { ...fileFacts, packages: { ...fileFacts.packages, packages, comparison } };
  const content = contentsOf(facts, startedOn).th;
  const { comparison: table, inclusions } = content;
  const html = renderToStaticMarkup(<Pricing content={content} />);
  return {
    isCompared: html.includes(table.title),
    ofAll: html.includes(inclusions.title),
    alone: html.includes(inclusions.alone),
    several: html.includes('ใช้ได้ครบ'),
  };
}

it('compares one package with nothing, and says of several that all include the same', () => {
  expect([1, 2].map(sectionOf)).toEqual([
    { isCompared: false, ofAll: false, alone: true, several: true },
    { isCompared: true, ofAll: true, alone: false, several: true },
  ]);
});
