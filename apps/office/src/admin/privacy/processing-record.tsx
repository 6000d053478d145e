import { company, privacyEmail } from '@clinicdee/brand/vendor';
import type { AdminViewServerProps } from 'payload';
import { recordHeads, recordRows } from '../../privacy/processing-record.ts';
import { AdminPage } from '../admin-page.tsx';
import { ExportLink } from '../export-link.tsx';
import { CountTable } from '../statistics/figures.tsx';

/** `/admin/processing-record`: the record of processing (section 39), rendered from the register of personal data. */
export function ProcessingRecord(props: AdminViewServerProps) {
  const rows = recordRows.map(([data = '', ...cells]) => ({ key: data, label: data, cells }));
  return (
    <AdminPage view={props} path="processing-record">
      {() => (
        <div className="figures">
          <p className="office-small">
            บันทึกตามมาตรา 39 ของ {company} ติดต่อด้านข้อมูลส่วนบุคคลที่ {privacyEmail}{' '}
            ระยะเวลาและตารางเดียวกันนี้ใช้ในนโยบายความเป็นส่วนตัวและการลบอัตโนมัติ
            สิทธิของเจ้าของข้อมูลและมาตรการรักษาความปลอดภัยอยู่ในข้อ 8 และ 9 ของนโยบาย
          </p>
          <p>
            <ExportLink href="/api/processing-record/export">ดาวน์โหลด CSV (Excel)</ExportLink>
          </p>
          <div className="office-card privacy-table">
            <CountTable
              caption="บันทึกรายการประมวลผล"
              isCaptionHidden
              className="is-text"
              head={recordHeads}
              rows={rows}
            />
          </div>
        </div>
      )}
    </AdminPage>
  );
}
