import { type EnquiryFields, leadFields } from '@clinicdee/protocol';
import { fingerprintOf as fingerprintOfFields } from '@clinicdee/protocol/http/fingerprint';

/** Hashes what a visitor typed, to find duplicates; see the protocol's `fingerprintOf`. */
export const fingerprintOf = (
  payload: Readonly<Record<string, unknown>>,
  fields: EnquiryFields = leadFields,
): string => fingerprintOfFields(payload, fields);
