import { type EnquiryFields, leadFields } from '@clinicdee/protocol';
import { fingerprintOf as fingerprintOfFields } from '@clinicdee/protocol/http/fingerprint';

/** The identity of a form fill; see the protocol's `fingerprintOf`. */
export const fingerprintOf = (
  payload: Readonly<Record<string, unknown>>,
  fields: EnquiryFields = leadFields,
): string => fingerprintOfFields(payload, fields);
