import { bangkokDay } from '../date-formats.ts';

const BYTE_ORDER_MARK = '\uFEFF';

const time = new Intl.DateTimeFormat('th-TH', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Asia/Bangkok',
});

/** A moment in a cell: `21/11/2569 11:30:05`. Of a year in two digits Excel would make 1969. */
export const csvTime = (moment: string) => time.format(new Date(moment));

/** An answer that is kept as a file for Excel, named after what it holds and today (in Bangkok). */
export function csvFile(name: string, rows: readonly (readonly string[])[]): Response {
  const day = bangkokDay(Date.now());
  return new Response(csv(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${day}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

/**
 * Rows as a CSV that opens right in Excel in Thai: UTF-8 with a byte order mark, CRLF, and no cell
 * that Excel would run as a formula.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(',') + '\r\n').join('');
}

function cell(text: string): string {
  // Excel also runs a formula behind leading blanks, a tab or a line break.
  const safe = /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
