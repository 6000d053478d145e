import type { HealthReason, HealthReport } from '@clinicdee/protocol';
import type { Payload } from 'payload';
import { readinessOf } from '../../health/readiness.ts';
import { siteReport } from '../../health/site-report.ts';
import { environment } from '../../environment.ts';
import { ThaiTime } from '../panels/thai-time.tsx';
import { officeParts, siteParts } from './health-words.ts';

/** What works, since when it does not, and what to do: site and office together. */
export async function Health({ payload }: { payload: Payload }) {
  const [site, office] = await Promise.all([
    environment().isSiteKnown ? siteReport() : undefined,
    readinessOf(payload).report(),
  ]);
  const parts = [...partsOf(site, siteParts), ...partsOf(office, officeParts)];
  const troubled = parts.filter(({ reason }) => reason);
  return (
    <section className="figures health" aria-labelledby="health">
      <h2 id="health">สภาพระบบ</h2>
      {troubled.length > 0 && (
        <div role="alert">
          <ul className="health-troubles">
            {troubled.map(({ key, name, reason }) => (
              <li key={key} className={reason?.level === 'failure' ? 'health-failure' : undefined}>
                <b>{name}</b>
                {reason && <Trouble reason={reason} />}
              </li>
            ))}
          </ul>
        </div>
      )}
      <details>
        <summary>
          {troubled.length === 0
            ? `ทำงานปกติทั้ง ${parts.length} ส่วน`
            : `อีก ${parts.length - troubled.length} ส่วนทำงานปกติ`}
        </summary>
        <ul className="health-parts">
          {parts.map(({ key, name, reason }) => (
            <li key={key}>
              {name}
              <span className={reason ? 'health-bad' : 'health-good'}>
                {reason ? 'ขัดข้อง' : 'ปกติ'}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Trouble({ reason }: { reason: HealthReason }) {
  return (
    <>
      <span>{reason.th}</span>
      <small>
        ตั้งแต่ <ThaiTime value={reason.since} />
      </small>
    </>
  );
}

interface Part {
  key: string;
  name: string;
  reason: HealthReason | undefined;
}

function partsOf(
  report: HealthReport | undefined,
  names: Readonly<Record<string, string>>,
): Part[] {
  if (!report) return [];
  return Object.keys(report.checks).map((check) => {
    const name = names[check] ?? check;
    return { key: name, name, reason: report.reasons.find((one) => one.check === check) };
  });
}
