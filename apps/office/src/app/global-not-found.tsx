import { productName } from '@clinicdee/brand';
import './(payload)/brand.css';
import './global-error.css';

/** The Thai 404 page for paths outside the admin, with a link to its first page. */
export default function GlobalNotFound() {
  return (
    <html lang="th" data-theme="light">
      <body className="broken-page">
        <title>{`ไม่พบหน้านี้ – ${productName}`}</title>
        <main>
          <h1>ไม่พบหน้านี้</h1>
          <p>หน้านี้ไม่มีอยู่ ตรวจที่อยู่อีกครั้ง หรือเริ่มจากหน้าแรก</p>
          <a href="/admin">กลับไปหน้าแรก</a>
        </main>
      </body>
    </html>
  );
}
