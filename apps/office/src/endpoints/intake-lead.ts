import { leadPayload } from '@clinicdee/protocol';
import { environment } from '../environment.ts';
import { intake } from './intake.ts';
import { keptOf } from './kept.ts';

/** `POST /api/intake/leads`: the lead API that the site delivers to. */
export const intakeLead = intake({
  path: '/intake/leads',
  collection: 'leads',
  token: () => environment().LEAD_API_TOKEN,
  isKeyRequired: true,
  schema: leadPayload,
  kept: (lead, headers) => ({
    ...keptOf(lead, headers),
    organizationType: lead.organization_type,
  }),
  thanks: 'บันทึกข้อมูลแล้ว',
});
