import { type SiteCounts, siteCounts } from '@clinicdee/protocol';
import type { AdminViewServerProps } from 'payload';
import { pageTitles } from '../../enquiries/page-titles.ts';
import { enquiriesSince } from '../../enquiries/recent.ts';
import { fullDay } from '../../i18n/date-formats.ts';
import { addUpCounts } from '../../site/merge-sites.ts';
import { callAllSites } from '../../site/site-client.ts';
import { lengths, type Period, periodBefore, periodOf } from '../../statistics/period.ts';
import {
  campaignRows,
  type Cell,
  deviceRows,
  outcomeCells,
  pageRows,
  percent,
  type Row,
  salesSteps,
  sourceRows,
  type Step,
  viewCells,
  visitSteps,
} from '../../statistics/rows.ts';
import { type Sales, salesOf } from '../../statistics/sales.ts';
import { AdminPage } from '../admin-page.tsx';
import { ExportLink } from '../export-link.tsx';
import { DayChart } from './day-chart.tsx';
import { Choices, CountTable, number } from './figures.tsx';
import { SiteProblem, TotalRow } from './summary.tsx';

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
  const [answer, earlier, leads] = await Promise.all([
    callAllSites(`/api/counts?from=${from}&to=${to}`, siteCounts, addUpCounts),
    callAllSites(`/api/counts?from=${previous.from}&to=${previous.to}`, siteCounts, addUpCounts),
    enquiriesSince(payload, 'leads', period.start),
  ]);
  const counts = answer.value;
  const sales = salesOf(leads);
  // A partly counted period would make every comparison look good.
  const isComplete = earlier.value?.since != null && earlier.value.since <= previous.from;
  const before = isComplete ? earlier.value?.total : undefined;
  const titles = await pageTitles(payload, counts?.pages.map(({ page }) => page) ?? []);
  return (
    <div className="figures">
      <Choices
        label="ช่วงเวลา"
        links={lengths.map((days) => ({
          href: `/admin/statistics?days=${days}`,
          label: `${days} วัน`,
          isCurrent: days === length,
        }))}
      />
      <SiteProblem answer={answer} />
      {counts?.since === null && (
        <p className="office-note">
          ยังไม่มีการเข้าชมที่นับได้ ตัวเลขจะขึ้นเมื่อมีคนเปิดเว็บไซต์แล้วออกจากหน้าที่เปิดเป็นหน้าแรก
        </p>
      )}
      {counts?.since && counts.since > from && (
        <p className="office-note">
          เริ่มนับเมื่อ {fullDay.format(new Date(counts.since))} ก่อนหน้านั้นไม่มีข้อมูล
        </p>
      )}
      {counts && (
        <>
          <TotalRow total={counts.total} before={before} />
          <DayChart days={period.days} counted={counts.days} />
          <div className="chart-row">
            <FunnelTable
              caption="จากการเข้าชมถึงส่งฟอร์ม"
              steps={visitSteps(counts.total)}
              note="นับจากเว็บไซต์ ตามวันที่เริ่มเข้าชม แต่ละขั้นนับหนึ่งครั้งต่อการเข้าชม"
            />
            <FunnelTable
              caption="จากส่งฟอร์มถึงปิดการขาย"
              steps={salesSteps(sales)}
              note="นับจากหลังบ้าน ลูกค้าทุกรายที่ได้รับในช่วงนี้ถึงวันนี้ เว้นสแปม รวมผู้ที่เว็บไซต์ไม่ได้นับการเข้าชมและผู้ที่ทีมขายเพิ่มเอง จึงมากกว่าจำนวนที่ส่งฟอร์มในอีกตารางได้"
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
      <p>
        <ExportLink href="/api/consents/export">
          ดาวน์โหลดบันทึกความยินยอมเรื่องคุกกี้ CSV (Excel)
        </ExportLink>
      </p>
    </div>
  );
}

interface FunnelProps {
  caption: string;
  steps: readonly Step[];
  /** What the figures include and exclude. */
  note: string;
}

/** A funnel: each step with its share of the step before and of the first. */
const FunnelTable = ({ caption, steps, note }: FunnelProps) => (
  <div className="office-card">
    <CountTable
      caption={caption}
      head={['ขั้น', 'จำนวน', 'จากขั้นก่อน', 'จากทั้งหมด']}
      rows={steps.map(({ label, count, ofBefore, ofFirst }) => ({
        key: label,
        label,
        size: count,
        cells: [count, percent(ofBefore), percent(ofFirst)],
      }))}
    />
    <p className="office-small">{note}</p>
  </div>
);

const outcomes = ['การเข้าชม', 'ลูกค้า', 'ปิดการขาย'] as const;
const views = ['เปิดหน้า', 'ส่งฟอร์ม'] as const;

interface Props {
  counts: SiteCounts;
  sales: Sales;
  /** The titles of articles by path. */
  titles: ReadonlyMap<string, string>;
}

/** Tables of visits and leads by source and campaign, and of views by page and device. */
function Tables({ counts, sales, titles }: Props) {
  const allOutcomes = outcomeCells(counts.total.visit, sales);
  const allViews = viewCells(counts.total);
  const tables = [
    ['มาจากไหน', ['ช่องทางแรก', ...outcomes], sourceRows(counts, sales), allOutcomes],
    ['แคมเปญ', ['ชื่อแคมเปญ', ...outcomes], campaignRows(counts, sales), allOutcomes],
    ['หน้าที่เปิด', ['หน้าเว็บ', ...views], pageRows(counts, titles), allViews],
    ['อุปกรณ์', ['ประเภท', ...views], deviceRows(counts.devices), allViews],
  ] as const;
  return (
    <div className="chart-row">
      {tables.map(([caption, head, rows, total]) => (
        <RowTable key={caption} caption={caption} head={head} rows={rows} total={total} />
      ))}
    </div>
  );
}

/** The most rows shown at first; the others are in a `<details>`. */
const SHOWN = 8;

interface RowProps {
  caption: string;
  head: readonly string[];
  rows: readonly Row[];
  total: readonly Cell[];
}

/** A table of figures by one dimension, with a bar per row and a totals row. */
function RowTable({ caption, head, rows, total }: RowProps) {
  if (rows.length === 0)
    return (
      <div className="office-card">
        <h2>{caption}</h2>
        <p>ยังไม่มีข้อมูลในช่วงนี้</p>
      </div>
    );
  const words = rows.map((row) => ({ ...row, cells: row.cells.map(cellOf) }));
  const shown = words.slice(0, SHOWN);
  const rest = words.slice(SHOWN);
  return (
    <div className="office-card">
      <CountTable
        caption={caption}
        head={head}
        rows={shown.map((row, index) => ({ ...row, size: rows[index]?.cells[0]?.count ?? 0 }))}
        total={total.map(cellOf)}
      />
      {rest.length > 0 && (
        <details>
          <summary>ดูอีก {rest.length} รายการ</summary>
          <CountTable caption={`${caption} (ต่อ)`} isCaptionHidden head={head} rows={rest} />
        </details>
      )}
    </div>
  );
}

const cellOf = ({ count, share }: Cell) => (
  <>
    {count === undefined ? '–' : number.format(count)}
    {share !== undefined && share > 0 && <small>{percent(share)}</small>}
  </>
);
