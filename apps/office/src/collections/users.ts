import { accountCopies } from '@clinicdee/protocol/personal-data';
import type { CollectionConfig } from 'payload';
import { accessOf, fieldAccessOf, hasRole, roleNames, systemOnly } from '../access/rules.ts';
import { handOverEnquiries } from '../enquiries/hand-over.ts';
import { environment } from '../environment/environment.ts';
import type { User } from '../payload-types.ts';
import {
  keepOneAdmin,
  protectAccount,
  recordAccountChange,
  recordAccountDeletion,
} from '../people/account-hooks.ts';
import { checkSecondFactor, endFormerSession } from '../people/before-login.ts';
import { afterFailedLogIn, afterLogIn, afterUnlock, beginLogIn } from '../people/log-in.ts';
import { afterPasswordReset, forgotPassword, invite, resetMail } from '../people/password-reset.ts';
import { requireStrongPassword } from '../people/passwords.ts';
import { securityCalls } from '../people/security-calls.ts';
import { panel, readable } from './fields.ts';

/** Accounts of staff. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'ผู้ใช้', plural: 'ผู้ใช้' },
  admin: {
    hideAPIURL: true,
    group: 'ตั้งค่า',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    hidden: ({ user }) => !hasRole(user, ['admin']),
  },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    useSessions: true,
    removeTokenFromResponses: true,
    // Counted by address and account together (people/log-in-limit.ts): Payload's own count locks an
    // account for everybody.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: environment().OFFICE_URL.startsWith('https://') },
    forgotPassword: resetMail,
  },
  endpoints: [forgotPassword, ...securityCalls],
  access: accessOf('users'),
  hooks: {
    beforeOperation: [requireStrongPassword, beginLogIn, keepOneAdmin],
    beforeLogin: [checkSecondFactor, endFormerSession],
    afterLogin: [afterLogIn],
    afterError: [afterFailedLogIn],
    beforeChange: [protectAccount],
    afterChange: [invite, recordAccountChange],
    afterDelete: [recordAccountDeletion],
    beforeDelete: [handOverEnquiries],
    afterOperation: [afterPasswordReset, afterUnlock],
  },
  fields: [
    // Payload's own field, with an access rule.
    { name: 'email', label: 'อีเมล', type: 'email', required: true, access: fieldAccessOf('email') },
    panel('passwordNotice', {
      path: '/admin/people/password-words.tsx#PasswordWords',
      clientProps: { sendsMail: environment().SMTP_URL !== undefined },
    }),
    {
      name: 'name',
      label: 'ชื่อที่แสดง',
      type: 'text',
      required: true,
      maxLength: 120,
      validate: readable,
    },
    {
      name: 'role',
      label: 'หน้าที่',
      type: 'select',
      required: true,
      defaultValue: 'sales',
      // In the token, so that menus need no query.
      saveToJWT: true,
      options: Object.entries(roleNames).map(([value, label]) => ({ value, label })),
      access: fieldAccessOf('role'),
      admin: {
        description: 'ผู้ดูแลระบบทำได้ทุกอย่าง การตลาดเขียนบทความและจัดการภาพ ฝ่ายขายดูแลลูกค้าและอ่านบทความ',
      },
    },
    {
      name: 'exportsOwnOnly',
      label: 'ส่งออกได้เฉพาะลูกค้าที่ตนรับผิดชอบ',
      type: 'checkbox',
      defaultValue: false,
      access: fieldAccessOf('exportsOwnOnly'),
    },
    {
      name: 'successor',
      label: 'ผู้รับช่วงลูกค้าเมื่อลบบัญชีนี้',
      type: 'relationship',
      relationTo: 'users',
      access: fieldAccessOf('successor'),
      filterOptions: ({ id }) => ({
        role: { in: ['admin', 'sales'] },
        ...(Boolean(id) && { id: { not_equals: id } }),
      }),
      admin: {
        allowCreate: false,
        allowEdit: false,
        condition: (_data, _siblingData, { operation, user }) =>
          operation === 'update' && hasRole(user, ['admin']),
        description: `เลือกแล้วบันทึกก่อนลบ ลูกค้าและการลงทะเบียนที่ยังไม่ปิดจะเป็นของผู้รับช่วง ชื่อจะยังอยู่ในประวัติและบันทึกของลูกค้า สำเนาที่ยังเหลืออยู่ที่อื่น: ${accountCopies.join(' · ')}`,
      },
    },
    panel('security', '/admin/people/security.tsx#Security'),
    {
      name: 'mustChangePassword',
      label: 'ใช้รหัสผ่านชั่วคราว',
      type: 'checkbox',
      defaultValue: false,
      saveToJWT: true,
      access: systemOnly,
      admin: { hidden: true },
    },
    {
      name: 'hasSecondFactor',
      label: 'ยืนยันแบบสองขั้นตอน',
      type: 'checkbox',
      defaultValue: false,
      access: fieldAccessOf('hasSecondFactor'),
      admin: { hidden: true },
    },
    {
      name: 'mustSetUpSecondFactor',
      label: 'ต้องเปิดการยืนยันแบบสองขั้นตอน',
      type: 'checkbox',
      virtual: true,
      access: systemOnly,
      hooks: { afterRead: [({ siblingData }) => lacksSecondFactor(siblingData)] },
      admin: { hidden: true },
    },
    // Payload's own field, with two columns that only earlier releases fill.
    {
      name: 'sessions',
      type: 'array',
      access: fieldAccessOf('sessions'),
      fields: [
        { name: 'browser', type: 'text' },
        { name: 'address', type: 'text' },
      ],
    },
  ],
};

/** Whether the environment requires a second factor that the account does not have. */
function lacksSecondFactor({ role, hasSecondFactor }: Partial<User>): boolean {
  return environment().REQUIRE_TOTP === 'admins' && role === 'admin' && !hasSecondFactor;
}
