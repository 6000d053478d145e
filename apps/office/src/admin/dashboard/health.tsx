import type { Payload } from 'payload';
import { environment } from '../../environment/environment.ts';
import { readinessOf } from '../../health/checks.ts';
import { siteReport } from '../../health/site-report.ts';
import { ThaiTime } from '../panels/thai-time.tsx';

/** The failing health checks of site and office: what, since when, and what to do. */
export async function Health({ payload }: { payload: Payload }) {
  const [site, office] = await Promise.all([
    environment().isSiteKnown ? siteReport() : undefined,
    readinessOf(payload).report(),
  ]);
  const reports = [...(site ? [{ ...site, app: 'เว็บไซต์' }] : []), { ...office, app: 'หลังบ้าน' }];
  // Without a report of the site, the office's own check of the site says why.
  const failing = reports.flatMap(({ app, reasons }) =>
    reasons.map((reason) => ({ ...reason, app: reason.check === 'site' ? 'เว็บไซต์' : app })),
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
            {failing.map(({ app, check, code, level, since, th }) => (
              <li
                key={`${app} ${check}`}
                className={`office-warning ${level === 'failure' ? 'is-failure' : ''}`}
              >
                <b>{app}</b>
                <span>
                  {th}
                  {code === 'check_failed' && ` (${check})`}
                </span>
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
