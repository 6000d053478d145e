import type { SiteCheckName } from '@clinicdee/protocol';
import type { Payload } from 'payload';
import { environment } from '../../environment/environment.ts';
import { type OfficeCheckName, readinessOf } from '../../health/checks.ts';
import { siteReport } from '../../health/site-report.ts';
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
  content: 'ข้อความและราคาบนเว็บไซต์',
  erasure: 'การลบข้อมูลเก่าของเว็บไซต์',
};

const officeParts: Readonly<Record<OfficeCheckName, string>> = {
  site: 'การติดต่อเว็บไซต์',
  database: 'ฐานข้อมูลหลังบ้าน',
  file: 'ไฟล์ฐานข้อมูล',
  jobs: 'งานเบื้องหลัง',
  channels: 'ช่องทางแจ้งเตือน',
  canary: 'ลูกค้าทดลองถึงทีมขาย',
  disk: 'พื้นที่ดิสก์ของหลังบ้าน',
  backup: 'การสำรองข้อมูล',
  erasure: 'การลบข้อมูลเก่าของหลังบ้าน',
};

/** The failing health checks of site and office: what, since when, and what to do. */
export async function Health({ payload }: { payload: Payload }) {
  const [site, office] = await Promise.all([
    environment().isSiteKnown ? siteReport() : undefined,
    readinessOf(payload).report(),
  ]);
  // Without a report of the site, the office's own check says why.
  const sites = typeof site === 'object' ? [{ ...site, names: siteParts }] : [];
  const reports = [...sites, { ...office, names: officeParts }];
  const failing = reports.flatMap(({ names, reasons }) =>
    reasons.map((reason) => ({ ...reason, name: nameOf(names, reason.check) })),
  );
  const well = reports
    .flatMap(({ checks }) => Object.values(checks))
    .filter((state) => state === 'ok').length;
  return (
    <section className="figures office-panel health" aria-labelledby="health">
      <h2 id="health">สภาพระบบ</h2>
      {failing.length > 0 && (
        <div role="alert">
          <ul>
            {failing.map(({ name, level, since, th }) => (
              <li
                key={name}
                className={`office-warning ${level === 'failure' ? 'is-failure' : ''}`}
              >
                <b>{name}</b>
                <span>{th}</span>
                <small>
                  ตั้งแต่ <ThaiTime value={since} />
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="office-note">
        {failing.length === 0 ? `ทำงานปกติทั้ง ${well} ส่วน` : `อีก ${well} ส่วนทำงานปกติ`}
      </p>
    </section>
  );
}

const nameOf = (names: Readonly<Record<string, string>>, check: string) => names[check] ?? check;
