import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fileFacts } from '../../content/facts.ts';
import { contentsOf } from '../../content/site-content.ts';
import { startedOn } from '../../content/started-on.ts';
import Pricing from '../pricing.tsx';

/** Which parts the section has with one or two packages. */
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
  };
}

it('has no comparison table for a single package', () => {
  expect([1, 2].map(sectionOf)).toEqual([
    { isCompared: false, ofAll: false, alone: true },
    { isCompared: true, ofAll: true, alone: false },
  ]);
});
