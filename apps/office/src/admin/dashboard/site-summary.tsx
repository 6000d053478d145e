import { siteCounts } from '@clinicdee/protocol';
import Link from 'next/link';
import { askSite } from '../../site-figures/ask-site.ts';
import { periodOf } from '../../site-figures/period.ts';
import { percent } from '../../site-figures/rows.ts';
import { Trouble } from '../website/trouble.tsx';

const number = new Intl.NumberFormat('th-TH-u-nu-latn');

/** The website's last seven days in four figures; the rest is a press away. */
export async function SiteSummary() {
  const { from, to } = periodOf('7');
  const said = await askSite(`/api/counts?from=${from}&to=${to}`, siteCounts);
  const total = said.value?.total;
  return (
    <section className="figures" aria-labelledby="site-summary">
      <h2 id="site-summary">เว็บไซต์ 7 วันนี้</h2>
      <Trouble said={said} />
      {total && (
        <dl className="figure-row">
          <div>
            <dt>การเข้าชม</dt>
            <dd>{number.format(total.visit)}</dd>
          </div>
          <div>
            <dt>หน้าที่เปิด</dt>
            <dd>{number.format(total.view)}</dd>
          </div>
          <div>
            <dt>ส่งฟอร์มสำเร็จ</dt>
            <dd>{number.format(total.lead)}</dd>
          </div>
          <div>
            <dt>ส่งฟอร์มต่อการเข้าชม</dt>
            <dd>{percent(total.visit ? total.lead / total.visit : undefined)}</dd>
          </div>
        </dl>
      )}
      <p>
        <Link href="/admin/statistics" prefetch={false}>
          ดูสถิติเว็บไซต์ทั้งหมด
        </Link>
      </p>
    </section>
  );
}
