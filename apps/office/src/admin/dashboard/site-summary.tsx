import { siteCounts } from '@clinicdee/protocol';
import Link from 'next/link';
import { callAllSites } from '../../site/site-client.ts';
import { addUpCounts } from '../../site/merge-sites.ts';
import { periodOf } from '../../statistics/period.ts';
import { TotalRow } from '../statistics/total-row.tsx';
import { SiteProblem } from '../statistics/site-problem.tsx';

/** The key figures of the website's last seven days, with a link to the statistics. */
export async function SiteSummary() {
  const { from, to } = periodOf('7');
  const answer = await callAllSites(`/api/counts?from=${from}&to=${to}`, siteCounts, addUpCounts);
  const total = answer.value?.total;
  return (
    <section className="figures" aria-labelledby="site-summary">
      <h2 id="site-summary">เว็บไซต์ 7 วันนี้</h2>
      <SiteProblem answer={answer} />
      {total && <TotalRow total={total} />}
      <p>
        <Link href="/admin/statistics" prefetch={false}>
          ดูสถิติเว็บไซต์ทั้งหมด
        </Link>
      </p>
    </section>
  );
}
