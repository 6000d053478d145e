import { siteCounts, type Tally } from '@clinicdee/protocol';
import Link from 'next/link';
import { addUpCounts } from '../../site/merge-sites.ts';
import { callAllSites, type JoinedAnswer, problemMessage } from '../../site/site-client.ts';
import { periodOf } from '../../statistics/period.ts';
import { change, percent, visitSteps } from '../../statistics/rows.ts';
import { FigureRow, number } from './figures.tsx';

/** Says why a site sent no data. */
export function SiteProblem({ answer }: { answer: JoinedAnswer<unknown> }) {
  if (!answer.trouble) return null;
  return (
    <p className="office-warning" role="alert">
      {problemMessage(answer.trouble, 'ANALYTICS_READ_KEY')}{' '}
      {answer.value === undefined
        ? 'จึงยังไม่มีข้อมูลให้แสดง ลองเปิดหน้านี้ใหม่ภายหลัง'
        : 'ข้อมูลด้านล่างจึงยังไม่ครบทุกเครื่อง'}
    </p>
  );
}

interface Props {
  total: Tally;
  /** The totals of the period before; undefined if it was not counted completely. */
  before?: Tally | undefined;
}

/** Visits, page views, sent forms and conversion rate, compared with the period before. */
export function TotalRow({ total, before }: Props) {
  const rate = (tally: Tally) => percent(visitSteps(tally).at(-1)?.ofFirst);
  const figure = (label: string, name: 'visit' | 'view' | 'form_sent') => ({
    label,
    value: total[name],
    remark: before && `ช่วงก่อน ${number.format(before[name])} ${change(total[name], before[name])}`,
  });
  return (
    <FigureRow
      figures={[
        figure('การเข้าชม', 'visit'),
        figure('หน้าที่เปิด', 'view'),
        figure('ส่งฟอร์มสำเร็จ', 'form_sent'),
        {
          label: 'ส่งฟอร์มต่อการเข้าชม',
          value: rate(total),
          remark: before && `ช่วงก่อน ${rate(before)}`,
        },
      ]}
    />
  );
}

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
