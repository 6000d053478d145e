import { enquiryCollection } from './enquiry.ts';

/** Registrations of clinics for a package. */
export const registrations = enquiryCollection({
  slug: 'registrations',
  labels: { singular: 'การลงทะเบียน', plural: 'การลงทะเบียน' },
  columns: [
    'fullname',
    'status',
    'phone',
    'package',
    'clinicName',
    'waiting',
    'owner',
    'createdAt',
  ],
  fields: [
    {
      name: 'extra',
      label: 'ข้อมูลอื่นในแบบฟอร์ม',
      type: 'json',
      access: { update: () => false },
      admin: {
        condition: (data: { extra?: unknown }) => Boolean(data.extra),
        components: { Field: '/admin/panels/facts.tsx#Facts' },
      },
    },
  ],
});
