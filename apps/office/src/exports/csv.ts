import { bangkokDay } from '../i18n/date-formats.ts';

const BYTE_ORDER_MARK = '\uFEFF';

const date = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Bangkok',
} as const;
const day = new Intl.DateTimeFormat('th-TH', date);
const time = new Intl.DateTimeFormat('th-TH', {
  ...date,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Formats a time for a cell: `21/11/2569 11:30:05`. Excel would read a two-digit year as 1969. */
export const csvTime = (moment: string) => time.format(new Date(moment));

/** Formats a calendar day for a cell: `21/11/2569`. */
export const csvDay = (iso: string) => day.format(new Date(iso));

/**
 * Returns rows as a CSV download for Excel: UTF-8 with a byte order mark, CRLF, every cell a text. The file name ends
 * with the day in Bangkok.
 */
export function csvFile(name: string, rows: readonly (readonly string[])[]): Response {
  const lines = rows.map((row) => `${row.map(cell).join(',')}\r\n`);
  return new Response(BYTE_ORDER_MARK + lines.join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${bangkokDay(Date.now())}.csv"`,
    },
  });
}

/** Excel's limit of a string in a formula, in characters. */
const LONGEST_STRING = 255;

/**
 * Writes a text as a formula, `="0812"`. Spreadsheets convert texts that look like numbers or dates, quoted or
 * not, and drop leading zeros and digits. Excel and Google Sheets show, copy and compare the exact text of such a
 * formula; LibreOffice does too, or shows the raw `="…"` when set not to evaluate formulas. A leading apostrophe or
 * tab would stay in the cell, and Excel still evaluates a formula after a tab. The text cannot inject a formula,
 * since its quotes are doubled.
 */
function cell(text: string): string {
  if (isPlainWords(text)) return quoted(text);
  if (text.length <= LONGEST_STRING && !/[\r\n]/.test(text)) return quoted(`=${quoted(text)}`);
  // A long text or several lines are no number or date; the apostrophe prevents the evaluation of a formula.
  return quoted(/^[\p{L}\p{N}]/u.test(text) ? text : `'${text}`);
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * Whether Excel keeps a text unchanged: it starts with a letter and has no digit, so it is no number, date
 * (`5 ม.ค.`), time, fraction, formula or boolean. E-mail and web addresses are plain too, for tools that read the file.
 */
const isPlainWords = (text: string): boolean =>
  text === '' ||
  /^(?:https?:\/\/|[a-z\d][\w.+-]*@)[^\s"]+$/i.test(text) ||
  (/^\p{L}\P{N}*$/u.test(text) && !/^(?:true|false)\s*$/i.test(text));
