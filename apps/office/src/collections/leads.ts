import { outOfSight, received } from '../enquiries/fields.ts';
import { enquiryCollection } from './enquiry.ts';

/** People who filled in the contact form and are waiting for a call. */
export const leads = enquiryCollection({
  slug: 'leads',
  labels: { singular: 'ลูกค้าที่สนใจ', plural: 'ลูกค้าที่สนใจ' },
  columns: [
    'fullname',
    'status',
    'phone',
    'waiting',
    'organizationLabel',
    'sourceWords',
    'owner',
    'createdAt',
  ],
  fields: [
    received('organizationType', 'รหัสประเภทองค์กร', { admin: outOfSight }),
    { name: 'description', label: 'รายละเอียดที่ลูกค้าเขียน', type: 'textarea', maxLength: 10_000 },
  ],
});
