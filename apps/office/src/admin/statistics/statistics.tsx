import { siteCounts } from '@clinicdee/protocol';
import Link from 'next/link';
import type { AdminViewServerProps } from 'payload';
import { pageTitles } from '../../enquiries/page-titles.ts';
import { addUpCounts } from '../../site/merge-sites.ts';
import { callAllSites } from '../../site/site-client.ts';
import { lengths, type Period, periodBefore, periodOf } from '../../statistics/period.ts';
import { salesSteps, visitSteps } from '../../statistics/rows.ts';
import { salesSince } from '../../statistics/sales.ts';
import { DayChart } from './day-chart.tsx';
import { AdminPage } from '../admin-page.tsx';
import { SiteProblem, TotalRow } from './summary.tsx';
import { FunnelTable, Tables } from './tables.tsx';

/** `/admin/statistics`: website visits, and the leads and sales that they lead to. */
export function Statistics(props: AdminViewServerProps) {
  const period = periodOf(props.searchParams?.days);
  return (
    <AdminPage view={props} path="statistics">
      {() => <Figures {...props} period={period} />}
    </AdminPage>
  );
}

async function Figures({ initPageResult, period }: AdminViewServerProps & { period: Period }) {
  const { payload } = initPageResult.req;
  const { from, to, length } = period;
  const previous = periodBefore(period);
  const [answer, earlier, sales] = await Promise.all([
    callAllSites(`/api/counts?from=${from}&to=${to}`, siteCounts, addUpCounts),
    callAllSites(`/api/counts?from=${previous.from}&to=${previous.to}`, siteCounts, addUpCounts),
    salesSince(payload, period.start),
  ]);
  const counts = answer.value;
  // A partly counted period would make every comparison look good.
  const isComplete = earlier.value?.since != null && earlier.value.since <= previous.from;
  const before = isComplete ? earlier.value?.total : undefined;
  const titles = await pageTitles(payload, counts?.pages.map(({ page }) => page) ?? []);
  return (
    <div className="figures">
      <nav className="period" aria-label="ช่วงเวลา">
        {lengths.map((days) => (
          <Link
            key={days}
            href={`/admin/statistics?days=${days}`}
            aria-current={days === length ? 'true' : undefined}
            prefetch={false}
          >
            {days} วัน
          </Link>
        ))}
      </nav>
      <SiteProblem answer={answer} />
      {counts?.since === null && (
        <p className="office-note">
          ยังไม่มีการเข้าชมที่นับได้ ตัวเลขจะขึ้นเมื่อมีคนเปิดเว็บไซต์แล้วออกจากหน้าแรกที่เปิด
        </p>
      )}
      {counts?.since && counts.since > from && (
        <p className="office-note">เริ่มนับเมื่อ {thaiDay(counts.since)} ก่อนหน้านั้นไม่มีข้อมูล</p>
      )}
      {counts && (
        <>
          <TotalRow total={counts.total} before={before} />
          <DayChart days={period.days} counted={counts.days} />
          <div className="chart-row website-tables">
            <FunnelTable
              caption="จากการเข้าชมถึงส่งฟอร์ม"
              steps={visitSteps(counts.total)}
              note="นับจากเว็บไซต์ ตามวันที่เริ่มเข้าชม แต่ละขั้นนับหนึ่งครั้งต่อการเข้าชม"
            />
            <FunnelTable
              caption="จากส่งฟอร์มถึงปิดการขาย"
              steps={salesSteps(sales)}
              note="นับจากหลังบ้าน ลูกค้าทุกรายที่ได้รับในช่วงนี้ถึงวันนี้ เว้นสแปม รวมผู้ที่เว็บไซต์ไม่ได้นับการเข้าชม จึงมากกว่าจำนวนที่ส่งฟอร์มในอีกตารางได้"
            />
          </div>
          <Tables counts={counts} sales={sales} titles={titles} />
          <p className="office-small">
            นับโดยไม่ใช้คุกกี้และไม่เก็บข้อมูลที่บอกว่าเป็นใคร การเข้าชมหนึ่งครั้งคือแท็บใหม่หนึ่งแท็บ
            การเข้าชมของผู้ที่ตั้งเบราว์เซอร์ว่าไม่ให้ติดตาม ผู้ที่ปิด JavaScript และบอตไม่อยู่ในตัวเลขของเว็บไซต์
            แต่ลูกค้าที่ส่งฟอร์มอยู่ในคอลัมน์ลูกค้าและปิดการขายทุกราย
          </p>
        </>
      )}
    </div>
  );
}

const day = new Intl.DateTimeFormat('th-TH-u-nu-latn', { dateStyle: 'medium', timeZone: 'UTC' });
const thaiDay = (iso: string) => day.format(new Date(iso));
