import { enquiryCollection } from './enquiry.ts';

/** Enquiries from the contact form. */
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
});
