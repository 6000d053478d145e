'use client';

import { productName } from '@clinicdee/brand';
import './(payload)/brand.css';
import './global-error.css';

/** The error page when rendering fails: a reload button and a link home. */
export default function GlobalError() {
  return (
    <html lang="th" data-theme="light">
      <body className="broken-page">
        <title>{`หน้านี้ขัดข้อง – ${productName}`}</title>
        <main>
          <h1>หน้านี้ขัดข้อง</h1>
          <p>สิ่งที่บันทึกแล้วยังอยู่ครบ โหลดหน้านี้ใหม่ หากยังเปิดไม่ได้ ให้กลับไปหน้าแรก</p>
          <button type="button" onClick={() => location.reload()}>
            โหลดหน้านี้ใหม่
          </button>
          <a href="/admin">กลับไปหน้าแรก</a>
        </main>
      </body>
    </html>
  );
}
