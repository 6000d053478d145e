import { consentRecord, type ConsentRecord } from '@clinicdee/protocol';
import type { AdminViewServerProps } from 'payload';
import { joinConsents } from '../../site/merge-sites.ts';
import { callAllSites } from '../../site/site-client.ts';
import { consentLabel } from '../../statistics/consents.ts';
import { ExportLink } from '../export-link.tsx';
import { ThaiTime } from '../panels/thai-time.tsx';
import { CountTable } from './figures.tsx';
import { AdminPage } from '../admin-page.tsx';
import { SiteProblem } from './summary.tsx';

/** Entries shown; the CSV file has all that the site returns. */
const SHOWN = 100;

/** `/admin/consents`: the record of cookie consents with time, choice and wording. */
export function Consents(props: AdminViewServerProps) {
  return (
    <AdminPage view={props} path="consents">
      {() => <Record />}
    </AdminPage>
  );
}

async function Record() {
  const answer = await callAllSites('/api/consent', consentRecord, joinConsents);
  const record = answer.value;
  return (
    <div className="figures">
      <p className="office-small">
        คำตอบเรื่องคุกกี้จากเว็บไซต์ ใหม่สุดอยู่บน ไม่มีข้อมูลที่บอกว่าเป็นใคร จึงผูกกับผู้เข้าชมหรือลูกค้าคนใดไม่ได้
      </p>
      <SiteProblem answer={answer} />
      {record?.length === 0 && (
        <p className="office-note">
          ยังไม่มีบันทึก เว็บไซต์จะถามเมื่อตั้งค่า Google Analytics หรือ Google Ads ไว้เท่านั้น
        </p>
      )}
      {record && record.length > 0 && (
        <>
          <Summary record={record} />
          <div className="office-card">
            <CountTable
              caption={`บันทึกความยินยอม ${Math.min(record.length, SHOWN)} รายการล่าสุด`}
              isCaptionHidden
              className="is-text"
              head={['เวลา', 'คำตอบ', 'รุ่นและข้อความที่ถาม']}
              rows={record.slice(0, SHOWN).map((entry) => ({
                key: `${entry.at} ${entry.id}`,
                label: <ThaiTime value={entry.at} />,
                cells: [consentLabel(entry), <Wording key="wording" entry={entry} />],
              }))}
            />
          </div>
        </>
      )}
    </div>
  );
}

function Summary({ record }: { record: ConsentRecord }) {
  const all = record.filter(({ offered, allowed }) => allowed.length === offered.length).length;
  const none = record.filter(({ allowed }) => allowed.length === 0).length;
  return (
    <div className="office-row is-spread">
      <p className="office-row">
        <b>{record.length} รายการล่าสุด</b> <span>ยอมรับทั้งหมด {all}</span>{' '}
        <span>ปฏิเสธทั้งหมด {none}</span> <span>เลือกบางอย่าง {record.length - all - none}</span>
      </p>
      <ExportLink href="/api/consents/export">ดาวน์โหลด CSV (Excel)</ExportLink>
    </div>
  );
}

function Wording({ entry: { version, wording } }: { entry: ConsentRecord[number] }) {
  return (
    <details>
      <summary>รุ่น {version}</summary>
      <p>{wording}</p>
    </details>
  );
}
