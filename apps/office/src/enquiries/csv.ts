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

/**
 * Rows as a CSV that opens right in Excel in Thai: UTF-8 with a byte order mark, CRLF, and no cell
 * that Excel would run as a formula.
 */
export const csv = (rows: Rows): string => BYTE_ORDER_MARK + lines(rows);

const lines = (rows: Rows): string => rows.map((row) => row.map(cell).join(',') + '\r\n').join('');

function cell(text: string): string {
  // Excel also runs a formula behind leading blanks, a tab or a line break.
  const safe = /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
