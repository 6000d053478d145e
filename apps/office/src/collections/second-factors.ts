import type { CollectionConfig } from 'payload';
import { accessOf } from '../access/rules.ts';

/** Second factors (TOTP), apart from the accounts: nobody can read them over the API. */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { hidden: true },
  lockDocuments: false,
  access: accessOf('second-factors'),
  fields: [
    { name: 'account', type: 'number', required: true, unique: true },
    // Encrypted with PAYLOAD_SECRET.
    { name: 'secret', type: 'text', required: true },
    // False until its owner has typed a first code.
    { name: 'isActive', type: 'checkbox', required: true, defaultValue: false },
    // The time step of the last used code: a code is valid once.
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
    // Hashes of the unused recovery codes, separated by spaces.
    { name: 'recoveryCodes', type: 'textarea', defaultValue: '' },
  ],
};
