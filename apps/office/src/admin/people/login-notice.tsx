import type { ServerProps } from 'payload';

/** Above the login form, for somebody whose session ended over a page: where they will be again. */
export function LoginNotice({ searchParams }: ServerProps) {
  const { redirect } = searchParams ?? {};
  if (typeof redirect !== 'string' || redirect === '/admin') return null;
  return (
    <p className="office-warning" role="status">
      ยังไม่ได้เข้าสู่ระบบ หรือหมดเวลาใช้งานแล้ว เข้าสู่ระบบเพื่อกลับไปยังหน้าที่เปิดค้างไว้
    </p>
  );
}
