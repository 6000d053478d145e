'use client';

import { productName } from '@clinicdee/brand';

/** What is left when a screen breaks: words that everybody here reads, and the way back. */
export default function GlobalError() {
  return (
    <html lang="th">
      <body
        style={{
          fontFamily: 'Anuphan, system-ui, sans-serif',
          padding: '10vh 1.5rem',
          lineHeight: 1.6,
        }}
      >
        <title>{`หน้านี้ขัดข้อง – ${productName}`}</title>
        <h1>หน้านี้ขัดข้อง</h1>
        <p>สิ่งที่บันทึกแล้วยังอยู่ครบ โหลดหน้านี้ใหม่ หากยังเปิดไม่ได้ ให้กลับไปหน้าแรก</p>
        <p>
          <button type="button" onClick={() => location.reload()}>
            โหลดหน้านี้ใหม่
          </button>{' '}
          <a href="/admin">กลับไปหน้าแรก</a>
        </p>
      </body>
    </html>
  );
}
