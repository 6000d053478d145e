import { leadFields, leadPayload } from '@clinicdee/protocol';
import { keptFields } from '../enquiries/details.ts';
import { environment } from '../environment/environment.ts';
import { tryCanary } from './canary.ts';
import { intake } from './intake.ts';
import { derivedFields } from './derived-fields.ts';

/** `POST /api/intake/leads`: the lead API that the site delivers to. */
export const intakeLead = intake({
  path: '/intake/leads',
  collection: 'leads',
  token: () => environment().LEAD_API_TOKEN,
  isKeyRequired: true,
  schema: leadPayload,
  toEnquiry: (lead, headers) => ({
    ...keptFields(leadFields, lead),
    ...derivedFields(lead, headers),
  }),
  trial: tryCanary,
  thanks: 'บันทึกข้อมูลแล้ว',
});
