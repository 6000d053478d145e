'use client';

import { productName } from '@clinicdee/brand';
import { type HealthReason, healthReport } from '@clinicdee/protocol';
import { useEffect, useState } from 'react';
import { shortMoment } from '../i18n/date-formats.ts';
import './(payload)/brand.css';
import './global-error.css';

/** The error page when rendering fails: the failed health checks, if any, a reload button and a link home. */
export default function GlobalError() {
  const [reasons, setReasons] = useState<HealthReason[]>([]);
  useEffect(() => {
    failedChecks().then(setReasons, () => undefined);
  }, []);
  return (
    <html lang="th" data-theme="light">
      <body className="broken-page">
        <title>{`หน้านี้ขัดข้อง – ${productName}`}</title>
        <main>
          <h1>หน้านี้ขัดข้อง</h1>
          {reasons.map(({ check, since, th }) => (
            <p key={check} className="office-warning" role="alert">
              {th} <small>ตั้งแต่ {shortMoment.format(new Date(since))}</small>
            </p>
          ))}
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

/** Returns the failed health checks, since the dashboard cannot show them without a database. */
async function failedChecks(): Promise<HealthReason[]> {
  const response = await fetch('/readyz', { cache: 'no-store' });
  const report = healthReport.safeParse(await response.json());
  return report.success ? report.data.reasons.filter(({ level }) => level === 'failure') : [];
}
