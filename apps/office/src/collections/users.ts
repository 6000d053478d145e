import type { CollectionConfig } from 'payload';
import { hasRole } from '../access/role.ts';
import { accessOf, fieldAccessOf } from '../access/rules.ts';
import { handOverEnquiries, readNewOwner } from '../enquiries/hand-over.ts';
import { environment } from '../environment/environment.ts';
import { invite } from '../people/invite.ts';
import { keepOneAdmin, keepOneAdminOnDelete } from '../people/keep-one-admin.ts';
import { locked, logIn, unlock } from '../people/log-in.ts';
import {
  generatePassword,
  markOneTimePassword,
  requireStrongPassword,
} from '../people/passwords.ts';
import { afterPasswordReset, forgotPassword, resetMail } from '../people/password-reset.ts';
import { recordAccountChange, recordAccountDeletion } from '../people/record-account-changes.ts';
import { panel } from './panel.ts';

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
    components: { beforeListTable: ['/admin/people/delete-selected.tsx#DeleteSelected'] },
  },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    useSessions: true,
    // Counted by address and account together (people/log-in-limit.ts): Payload's own count locks an
    // account for everybody.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: environment().OFFICE_URL.startsWith('https://') },
    forgotPassword: resetMail,
  },
  endpoints: [logIn, locked, unlock, forgotPassword],
  access: accessOf('users'),
  hooks: {
    beforeOperation: [generatePassword, requireStrongPassword, readNewOwner],
    beforeChange: [keepOneAdmin, markOneTimePassword],
    afterChange: [invite, recordAccountChange],
    afterDelete: [recordAccountDeletion],
    beforeDelete: [keepOneAdminOnDelete, handOverEnquiries],
    afterOperation: [afterPasswordReset],
  },
  fields: [
    // Payload's own field, with an access rule.
    { name: 'email', label: 'อีเมล', type: 'email', required: true, access: fieldAccessOf('email') },
    panel('deleteDialog', '/admin/people/delete-one.tsx#DeleteOne'),
    panel('lockNotice', '/admin/people/lock-notice.tsx#LockNotice'),
    panel('passwordNotice', '/admin/people/password-notice.tsx#PasswordNotice'),
    { name: 'name', label: 'ชื่อที่แสดง', type: 'text', required: true, maxLength: 120 },
    {
      name: 'role',
      label: 'หน้าที่',
      type: 'select',
      required: true,
      defaultValue: 'sales',
      // In the token, so that menus need no query.
      saveToJWT: true,
      options: [
        { value: 'admin', label: 'ผู้ดูแลระบบ' },
        { value: 'marketing', label: 'การตลาด' },
        { value: 'sales', label: 'ฝ่ายขาย' },
      ],
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
    panel('auditLink', '/admin/audit/account-link.tsx#AuditAccountLink'),
    {
      name: 'mustChangePassword',
      label: 'ใช้รหัสผ่านชั่วคราว',
      type: 'checkbox',
      defaultValue: false,
      saveToJWT: true,
      access: fieldAccessOf('mustChangePassword'),
      admin: { hidden: true },
    },
  ],
};
