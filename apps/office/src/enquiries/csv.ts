const BYTE_ORDER_MARK = '\uFEFF';

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
