import type { IncomingMessage, ServerResponse } from 'node:http';

/** What staff read when a request is refused by its status: a title and advice. */
const words = {
  405: ['ที่อยู่นี้ไม่รับคำสั่งแบบนี้'],
  411: ['คำขอนี้ไม่บอกขนาดของข้อมูล', 'ลองใหม่อีกครั้ง'],
  413: ['ข้อมูลที่ส่งมาใหญ่เกินไป', 'ย่อไฟล์แล้วลองอีกครั้ง'],
  503: ['มีการเรียกใช้ระบบพร้อมกันมากเกินไป', 'กรุณาลองใหม่ในอีกสักครู่ สิ่งที่บันทึกไว้แล้วยังอยู่ครบ'],
} as const;

/** Refuses a request before it is read: with a page, or with an error in the format of Payload's admin panel. */
export function refuse(
  { headers, url = '' }: IncomingMessage,
  response: ServerResponse,
  status: keyof typeof words,
): void {
  const isPage = !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
  const [title, ...advice] = words[status];
  response.writeHead(status, {
    connection: 'close',
    ...(status === 503 && { 'retry-after': '5' }),
    'cache-control': 'no-store',
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
  });
  const errors = [{ message: words[status].join(' ') }];
  response.end(isPage ? plainPage(title, ...advice) : JSON.stringify({ errors }));
}

/** Returns a page that the server sends without Next. */
export const plainPage = (
  title: string,
  ...paragraphs: string[]
): string => `<!doctype html><html lang="th">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}</html>`;
