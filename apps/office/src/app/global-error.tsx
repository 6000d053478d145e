'use client';

import { productName } from '@clinicdee/brand';
import { type HealthReason, healthReport } from '@clinicdee/protocol';
import { useEffect, useState } from 'react';
import { shortMoment } from '../i18n/date-formats.ts';
import './(payload)/brand.css';
import './global-error.css';

/** What is left when a screen breaks: words that everybody here reads, why, where that is known, and the way back. */
export default function GlobalError() {
  const [reasons, setReasons] = useState<HealthReason[]>([]);
  useEffect(() => {
    whatFails().then(setReasons, () => undefined);
  }, []);
  return (
    <html lang="th" data-theme="light">
      <body className="broken-page">
        <title>{`หน้านี้ขัดข้อง – ${productName}`}</title>
        <main>
          <h1>หน้านี้ขัดข้อง</h1>
          {reasons.map(({ check, since, th }) => (
            <p key={check} className="broken-reason" role="alert">
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

/** The dashboard says so to whoever gets there; without a database nobody does. */
async function whatFails(): Promise<HealthReason[]> {
  const response = await fetch('/readyz', { cache: 'no-store' });
  const report = healthReport.safeParse(await response.json());
  return report.success ? report.data.reasons.filter(({ level }) => level === 'failure') : [];
}
