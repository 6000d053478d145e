import { registrationFields, registrationPayload } from '@clinicdee/protocol';
import { keptFields } from '../enquiries/details.ts';
import { environment } from '../environment/environment.ts';
import { intake } from './intake.ts';
import { derivedOf } from './kept.ts';

/** `POST /api/v2/register`: the registration API (spec §7). A key is welcome, not required. */
export const register = intake({
  path: '/v2/register',
  collection: 'registrations',
  token: () => environment().REGISTRATION_API_TOKEN,
  isKeyRequired: false,
  schema: registrationPayload,
  kept: (given, headers) => {
    const extra = Object.entries(given).filter(([key]) => !Object.hasOwn(registrationFields, key));
    return {
      ...keptFields(registrationFields, given),
      ...derivedOf(given, headers),
      ...(extra.length > 0 && { extra: Object.fromEntries(extra) }),
    };
  },
  thanks: 'ลงทะเบียนเรียบร้อยแล้ว ทีมงานจะติดต่อกลับโดยเร็ว',
});
