import type {
  arrivalFields,
  consentFields,
  KeyWith,
  leadFields,
  registrationFields,
} from '@clinicdee/protocol';

/** A field's label for staff, with its variants. */
export interface Label {
  label: string;
  /** Head of the CSV column. */
  column?: string;
  /** In the history of changes. */
  history?: string;
  /** In alerts. */
  alert?: string;
}

type Kept = KeyWith<typeof leadFields, 'isStored'> | KeyWith<typeof registrationFields, 'isStored'>;
type Recorded = keyof typeof arrivalFields | keyof typeof consentFields | 'device_type';

/** The labels of all stored fields except attribution and consent. */
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
