import { refusedLeads } from '@clinicdee/protocol';
import { environment } from '../../environment/environment.ts';
import { callSite, problemMessage } from '../../site/site-client.ts';
import { ThaiTime } from '../panels/thai-time.tsx';
import { CallButton } from '../call-office.tsx';

/** Leads that the lead API rejected and that are still on the site; empty if there are none. */
export async function RefusedLeads() {
  const key = environment().LEADS_ADMIN_KEY;
  const answer = await callSite('/api/leads/refused', refusedLeads, { key });
  if ('trouble' in answer) {
    return (
      <p className="office-note">
        {problemMessage(answer.trouble, 'LEADS_ADMIN_KEY')}{' '}
        จึงยังไม่ทราบว่ามีลูกค้าที่ส่งแบบฟอร์มแล้วแต่ปลายทางไม่รับหรือไม่
      </p>
    );
  }
  const { total, leads } = answer.value;
  if (total === 0) return null;
  return (
    <section className="office-warning office-panel refused-leads" aria-labelledby="refused-leads">
      <h2 id="refused-leads">ลูกค้าที่ปลายทางไม่รับ {total} ราย</h2>
      <p>
        ส่งแบบฟอร์มแล้วแต่ยังไม่เข้าระบบ ข้อมูลยังอยู่ครบบนเว็บไซต์ ให้ผู้ดูแลระบบแก้สาเหตุก่อนแล้วส่งอีก&#8288;ครั้ง
        ดูชื่อและเบอร์ได้บนเครื่องของเว็บไซต์ด้วยคำสั่ง <code>npm run leads -- --full</code>
      </p>
      {total > 1 && <CallButton {...resend('all')} words="ส่งอีกครั้งทั้งหมด" />}
      <ul>
        {leads.map(({ id, reference, failure, attempts, receivedAt }) => (
          <li key={id} className="office-row is-spread">
            <span>
              <b>{reference}</b> {refusalMessage(failure)}
              <small>
                ส่งมาเมื่อ <ThaiTime value={receivedAt} /> ลองส่งแล้ว {attempts} ครั้ง รหัส {id}
              </small>
            </span>
            <CallButton {...resend(id)} words="ส่งอีกครั้ง" about={reference} />
          </li>
        ))}
      </ul>
      {total > leads.length && <p>แสดง {leads.length} รายล่าสุด</p>}
    </section>
  );
}

const messages = new Map([
  ['400', 'ปลายทางบอกว่าข้อมูลไม่ถูกต้อง'],
  ['409', 'ปลายทางบอกว่าซ้ำกับที่มีอยู่'],
  ['413', 'ปลายทางบอกว่าข้อมูลยาวเกินไป'],
  ['422', 'ปลายทางบอกว่าข้อมูลไม่ถูกต้อง'],
  ['unreadable', 'เว็บไซต์อ่านข้อมูลที่เก็บไว้ไม่ได้'],
]);

/** Says why a lead was refused, with the error code for support: `http_422`, `code_400`, `unreadable`. */
const refusalMessage = (failure: string) =>
  `${messages.get(failure.replace(/^(?:http|code)_/, '')) ?? 'ปลายทางไม่รับ'} (${failure})`;

/** The call that makes the site resend a refused lead, or all. */
const resend = (lead: string) => ({
  path: 'refused-leads/resend',
  body: { lead },
  failed: 'ส่งอีกครั้งไม่สำเร็จ ลองใหม่ภายหลัง',
});
