import {
  all,
  attribute,
  attributes,
  create,
  type Element,
  isElement,
  textOf,
} from './html-tree.ts';
import type { ArticleWords } from './derived.ts';

/** A number or range, with optional sign, currency, per cent or short unit. */
const FIGURE =
  /^[-−+±≈~<>≤≥]?\s?[฿$€]?\s?\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?\s?(?:%|[\p{L}\p{M}]{0,8}\.?)$/u;
/** An empty cell or a dash. */
const EMPTY = /^[-–—]?$/;

/** Wraps a table in a labelled scroll region and right-aligns its numeric columns. */
export function transformTable(table: Element, number: number, words: ArticleWords): Element {
  alignFigures(table);
  const label = all(table, 'caption').map(textOf).find(Boolean) ?? words.table;
  const frame = { class: 'article-table', role: 'region', tabindex: '0' };
  return create('div', { ...frame, 'aria-label': `${label} (${number})` }, [table]);
}

/** Skips tables with spanning cells, where a cell's index is not its column. */
function alignFigures(table: Element): void {
  const columns: Element[][] = [];
  for (const row of all(table, 'tr')) {
    for (const [index, cell] of row.childNodes.filter(isElement).entries()) {
      if (attribute(cell, 'colspan') ?? attribute(cell, 'rowspan')) return;
      (columns[index] ??= []).push(cell);
    }
  }
  for (const cells of columns.filter(isNumeric)) {
    for (const cell of cells) cell.attrs.push(...attributes({ class: 'article-figure' }));
  }
}

function isNumeric(cells: readonly Element[]): boolean {
  const texts = cells.filter(({ tagName }) => tagName === 'td').map(textOf);
  const filled = texts.filter((text) => !EMPTY.test(text));
  return filled.length > 0 && filled.every((text) => FIGURE.test(text));
}
