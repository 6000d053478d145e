import { bangkokDay } from '../i18n/date-formats.ts';

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

type Rows = readonly (readonly string[])[];

/**
 * An answer that is kept as a file for Excel, named after what it holds and today (in Bangkok), and is sent
 * while it is made.
 *
 * @param lots of its rows
 */
export function csvFile(name: string, lots: () => AsyncIterable<Rows> | Iterable<Rows>): Response {
  const day = bangkokDay(Date.now());
  return new Response(streamOf(lots()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${day}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

/** Each lot is made when there is room for it, on its way to whoever keeps the file. */
function streamOf(lots: AsyncIterable<Rows> | Iterable<Rows>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const texts = textsOf(lots);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return();
    },
  });
}

async function* textsOf(lots: AsyncIterable<Rows> | Iterable<Rows>): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK;
  for await (const rows of lots) yield lines(rows);
}

/** Rows as a CSV that opens right in Excel in Thai: UTF-8 with a byte order mark, CRLF, every cell a text. */
export const csv = (rows: Rows): string => BYTE_ORDER_MARK + lines(rows);

const lines = (rows: Rows): string => rows.map((row) => row.map(cell).join(',') + '\r\n').join('');

const cell = (text: string): string => quoted(isPlainWords(text) ? text : asFormula(text));

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * Whether Excel leaves a text as it is: it begins with a letter and has no digit, so that it is neither a
 * number, a date (`5 ม.ค.`), a time, a fraction nor a formula, nor a truth value.
 */
const isPlainWords = (text: string): boolean =>
  text === '' || (/^\p{L}\P{N}*$/u.test(text) && !/^(?:true|false)\s*$/i.test(text));

/** The longest text that may stand in a formula, and the longest formula, in characters (Excel's limits). */
const LONGEST_TEXT = 255;
const LONGEST_FORMULA = 8192;

/**
 * A text as a formula of that text alone, `="0812"`. A spreadsheet makes numbers and dates of what looks
 * like some, in quotes or not, and drops zeros and digits. Excel and Google Sheets show exactly the text
 * of such a formula, and copy and compare it as that; LibreOffice shows it too, or, where it is told to
 * evaluate no formulas, the text between `="` and `"`. An apostrophe or a tab before the text would stay in
 * the cell, and a tab does not keep Excel from running what follows it. Nothing of the text is run: each
 * of its quotes is doubled.
 */
function asFormula(text: string): string {
  const parts = text.split(/\r\n|\r|\n/).map((line) => piecesOf(line).map(quoted).join('&'));
  const formula = `=${parts.join('&CHAR(10)&')}`;
  // So long a text is no number, and an apostrophe keeps it from being run.
  return formula.length > LONGEST_FORMULA ? `'${text}` : formula;
}

function piecesOf(line: string): string[] {
  const count = Math.max(1, Math.ceil(line.length / LONGEST_TEXT));
  return Array.from({ length: count }, (_, index) =>
    line.slice(index * LONGEST_TEXT, (index + 1) * LONGEST_TEXT),
  );
}
