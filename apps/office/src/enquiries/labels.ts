import type {
  arrivalFields,
  consentFields,
  KeyWith,
  leadFields,
  registrationFields,
} from '@clinicdee/protocol';

/** A field's name for staff, and where it is called otherwise. */
export interface Label {
  label: string;
  /** As the head of a CSV's column. */
  column?: string;
  /** In the history of changes. */
  history?: string;
  /** In an alert's text. */
  alert?: string;
}

type Kept = KeyWith<typeof leadFields, 'isKept'> | KeyWith<typeof registrationFields, 'isKept'>;
type Recorded = keyof typeof arrivalFields | keyof typeof consentFields | 'device_type';

/** The names of what an enquiry says: one for each field of the lists that the office keeps. */
export const labels: Readonly<Record<Exclude<Kept, Recorded>, Label>> = {
  fullname: { label: 'ชื่อ–นามสกุล', history: 'ชื่อ', alert: 'ชื่อ' },
  phone: { label: 'เบอร์โทร' },
  email: { label: 'อีเมล' },
  organization_label: { label: 'ประเภทองค์กร', alert: 'ประเภท' },
  organization_type: { label: 'รหัสประเภทองค์กร' },
  clinic_name: { label: 'ชื่อคลินิก', column: 'คลินิก', alert: 'คลินิก' },
  package: { label: 'แพ็กเกจ' },
  branches: { label: 'จำนวนสาขา' },
  description: {
    label: 'รายละเอียดที่ลูกค้าเขียน',
    column: 'รายละเอียด',
    history: 'รายละเอียด',
  },
};
