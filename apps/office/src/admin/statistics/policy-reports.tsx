import { policyReports, type PolicyReports as Reports } from '@clinicdee/protocol';
import type { AdminViewServerProps } from 'payload';
import { askSite } from '../../site/ask-site.ts';
import { blockedWords, directiveWords } from '../../statistics/policy-words.ts';
import { WebsitePage } from './page.tsx';
import { Trouble } from './trouble.tsx';

const day = new Intl.DateTimeFormat('th-TH-u-nu-latn', {
  day: 'numeric',
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});

/** `/admin/policy-reports`: what browsers kept the site's pages from doing. */
export function PolicyReports(props: AdminViewServerProps) {
  return (
    <WebsitePage view={props} title="สิ่งที่เบราว์เซอร์กันไว้" path="policy-reports">
      {() => <Record />}
    </WebsitePage>
  );
}

async function Record() {
  const said = await askSite('/api/policy-reports', policyReports);
  const reports = said.value;
  return (
    <div className="figures">
      <p className="office-small">
        เบราว์เซอร์แจ้งว่าไม่ยอมให้หน้าเว็บทำสิ่งเหล่านี้ เพราะเว็บไซต์ไม่ได้อนุญาตไว้ ส่วนใหญ่มาจากแอปที่แทรกโค้ดของตัวเอง
        เช่น LINE และไม่ต้องทำอะไร แต่ถ้าเป็นบริการที่ทีมเพิ่งเพิ่ม ให้แจ้งผู้ดูแลเว็บไซต์ เก็บไว้ 30 วัน
        ไม่มีข้อมูลที่บอกว่าเป็นใคร
      </p>
      <Trouble said={said} />
      {reports?.length === 0 && <p className="office-note">ยังไม่มีรายงานในช่วง 30 วันนี้</p>}
      {reports && reports.length > 0 && <ReportTable reports={reports} />}
    </div>
  );
}

function ReportTable({ reports }: { reports: Reports }) {
  return (
    <div className="chart">
      <table className="count-table consent-table">
        <caption className="sr-only">สิ่งที่เบราว์เซอร์กันไว้ ใหม่สุดอยู่บน</caption>
        <thead>
          <tr>
            <th scope="col">วันที่</th>
            <th scope="col">หน้า</th>
            <th scope="col">สิ่งที่กันไว้</th>
            <th scope="col">เบราว์เซอร์</th>
            <th scope="col">จำนวน</th>
          </tr>
        </thead>
        <tbody>
          {reports.map((one) => (
            <tr key={[one.day, one.page, one.directive, one.blocked, one.browser].join(' ')}>
              <th scope="row">{day.format(new Date(one.day))}</th>
              <td>{one.page}</td>
              <td>
                {directiveWords(one.directive)} · {blockedWords(one.blocked)}
              </td>
              <td>{one.browser}</td>
              <td>{one.count} ครั้ง</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
