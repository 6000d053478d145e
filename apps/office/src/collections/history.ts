import type { CollectionConfig } from 'payload';
import { accessOf } from '../access/rules.ts';
import { enquiryCollections } from '../enquiries/subject.ts';

/** Append-only history of leads and registrations. */
export const history: CollectionConfig = {
  slug: 'history',
  labels: { singular: 'ประวัติ', plural: 'ประวัติ' },
  admin: { hidden: true },
  access: accessOf('history'),
  fields: [
    {
      name: 'subject',
      type: 'relationship',
      relationTo: [...enquiryCollections],
      required: true,
      index: true,
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: ['received', 'note', 'status', 'owner', 'field', 'alert', 'trash', 'expired'],
    },
    { name: 'text', type: 'textarea', required: true },
    { name: 'author', type: 'relationship', relationTo: 'users' },
    // Kept after the account is deleted.
    { name: 'authorName', type: 'text' },
  ],
};
