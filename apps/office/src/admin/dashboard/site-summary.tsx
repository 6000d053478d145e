import { siteCounts } from '@clinicdee/protocol';
import Link from 'next/link';
import { askEverySite } from '../../site/ask-site.ts';
import { addUpCounts } from '../../site/merge-sites.ts';
import { periodOf } from '../../statistics/period.ts';
import { TotalRow } from '../statistics/total-row.tsx';
import { Trouble } from '../statistics/site-problem.tsx';

/** The website's last seven days in four figures; the rest is a press away. */
export async function SiteSummary() {
  const { from, to } = periodOf('7');
  const said = await askEverySite(`/api/counts?from=${from}&to=${to}`, siteCounts, addUpCounts);
  const total = said.value?.total;
  return (
    <section className="figures" aria-labelledby="site-summary">
      <h2 id="site-summary">เว็บไซต์ 7 วันนี้</h2>
      <Trouble said={said} />
      {total && <TotalRow total={total} />}
      <p>
        <Link href="/admin/statistics" prefetch={false}>
          ดูสถิติเว็บไซต์ทั้งหมด
        </Link>
      </p>
    </section>
  );
}
