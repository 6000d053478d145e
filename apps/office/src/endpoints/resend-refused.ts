import { resendResult } from '@clinicdee/protocol';
import { addDataAndFileToRequest } from 'payload';
import { staffCall } from '../access/rules.ts';
import { environment } from '../environment/environment.ts';
import { callSite, problemMessage } from '../site/site-client.ts';

/** `POST /api/refused-leads/resend` with `{ lead: "<id>" | "all" }`: makes the site retry refused leads. */
export const resendRefused = staffCall(
  ['post', '/refused-leads/resend'],
  'update',
  'leads',
  async (req) => {
    await addDataAndFileToRequest(req);
    const lead: unknown = req.data?.lead;
    if (typeof lead !== 'string' || !/^[\w-]{1,100}$/.test(lead))
      return Response.json({ message: 'ไม่ได้บอกว่าจะส่งรายการใด' }, { status: 400 });
    const call = { key: environment().LEADS_ADMIN_KEY, body: { lead } };
    const answer = await callSite('/api/leads/refused', resendResult, call);
    if ('trouble' in answer) {
      const message = `${problemMessage(answer.trouble, 'LEADS_ADMIN_KEY')} ยังไม่ได้ส่งอีกครั้ง`;
      return Response.json({ message }, { status: 503 });
    }
    const { count } = answer.value;
    req.payload.logger.info({ lead, count }, 'refused leads sent again');
    const message =
      count === 0
        ? 'ไม่มีรายการที่รอให้ส่งอีกครั้งแล้ว อาจมีคนกดส่งไปก่อน'
        : `กำลังส่งอีกครั้ง ${count} รายการ ถ้าปลายทางยังไม่รับ จะกลับมาแสดงที่นี่ภายในไม่กี่นาที`;
    return Response.json({ message, count });
  },
);
