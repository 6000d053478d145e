import type { HealthReason, HealthReport, SiteCheckName } from '@clinicdee/protocol';
import type { Payload } from 'payload';
import { environment } from '../../environment/environment.ts';
import { type OfficeCheckName, readinessOf } from '../../health/checks.ts';
import { siteReport, type SiteReportError } from '../../health/site-report.ts';
import { words } from '../../health/words.ts';
import { ThaiTime } from '../panels/thai-time.tsx';

/**
 * The names of the site's checks, for staff. Unknown checks, of a site of another release, are shown by
 * their code.
 */
const siteParts: Readonly<Record<SiteCheckName, string>> = {
  database: 'การรับลูกค้าจากฟอร์ม',
  file: 'ไฟล์ข้อมูลของเว็บไซต์',
  disk: 'พื้นที่ดิสก์ของเว็บไซต์',
  leads: 'ลูกค้าที่รอส่งถึงทีมขาย',
  lead_api: 'ทางส่งลูกค้าถึงหลังบ้าน',
  canary: 'ลูกค้าทดลองจากเว็บไซต์',
  articles: 'สำเนาบทความบนเว็บไซต์',
  pictures: 'ภาพของลิงก์ที่แชร์',
  content: 'ข้อความและราคาบนเว็บไซต์',
  erasure: 'การลบข้อมูลเก่าของเว็บไซต์',
};

const officeParts: Readonly<Record<OfficeCheckName, string>> = {
  site: 'การติดต่อเว็บไซต์',
  database: 'ฐานข้อมูลหลังบ้าน',
  file: 'ไฟล์ฐานข้อมูล',
  migrations: 'รุ่นของฐานข้อมูล',
  jobs: 'งานเบื้องหลัง',
  channels: 'ช่องทางแจ้งเตือน',
  canary: 'ลูกค้าทดลองถึงทีมขาย',
  disk: 'พื้นที่ดิสก์ของหลังบ้าน',
  backup: 'การสำรองข้อมูล',
  erasure: 'การลบข้อมูลเก่าของหลังบ้าน',
};

/** The health checks of site and office: what fails, since when, and what to do. */
export async function Health({ payload }: { payload: Payload }) {
  const [site, office] = await Promise.all([
    environment().isSiteKnown ? siteReport() : undefined,
    readinessOf(payload).report(),
  ]);
  // Without a report of the site, its error is shown unless the office's own check already has one.
  const isKnown = typeof site !== 'string' || office.reasons.some(({ check }) => check === 'site');
  const reasons = isKnown ? office.reasons : [...office.reasons, reasonOfError(site)];
  const parts = [
    ...(typeof site === 'object' ? partsOf(site, siteParts) : []),
    ...partsOf({ ...office, reasons }, officeParts),
  ];
  const failing = parts.filter(({ reason }) => reason);
  return (
    <section className="figures office-panel health" aria-labelledby="health">
      <h2 id="health">สภาพระบบ</h2>
      {failing.length > 0 && (
        <div role="alert">
          <ul>
            {failing.map(({ name, reason }) => (
              <li
                key={name}
                className={`office-warning ${reason?.level === 'failure' ? 'is-failure' : ''}`}
              >
                <b>{name}</b>
                <span>{reason?.th}</span>
                {reason && (
                  <small>
                    ตั้งแต่ <ThaiTime value={reason.since} />
                  </small>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <details>
        <summary>
          {failing.length === 0
            ? `ทำงานปกติทั้ง ${parts.length} ส่วน`
            : `อีก ${parts.filter(({ isWell }) => isWell).length} ส่วนทำงานปกติ`}
        </summary>
        <ul className="health-parts">
          {parts.map(({ name, isWell, reason }) => (
            <li key={name} className="office-row is-spread">
              {name}
              <span className={isWell ? 'office-note' : 'health-bad'}>
                {isWell ? 'ปกติ' : reason ? 'ขัดข้อง' : 'ตรวจไม่ได้'}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const reasonOfError = (code: SiteReportError): HealthReason => ({
  ...{ check: 'site', code, level: 'warning', since: new Date().toISOString() },
  ...words[code],
});

/** Returns the checks by name; one without reason was skipped when a check that it depends on fails. */
const partsOf = ({ checks, reasons }: HealthReport, names: Readonly<Record<string, string>>) =>
  Object.entries(checks).map(([check, state]) => {
    const reason = reasons.find((item) => item.check === check);
    return { name: names[check] ?? check, isWell: state === 'ok' && !reason, reason };
  });
