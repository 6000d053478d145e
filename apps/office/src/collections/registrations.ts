import { received } from '../enquiries/fields.ts';
import { enquiryCollection } from './enquiry.ts';

/** Clinics that asked for a package. */
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
    received('clinicName', 'ชื่อคลินิก'),
    received('package', 'แพ็กเกจ'),
    received('branches', 'จำนวนสาขา'),
    { name: 'description', label: 'รายละเอียดที่ลูกค้าเขียน', type: 'textarea', maxLength: 10_000 },
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
