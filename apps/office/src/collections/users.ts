import type { CollectionConfig } from 'payload';
import { adminsAndSelf } from '../access/admins-and-self.ts';
import { admins } from '../access/admins.ts';
import { colleagues } from '../access/colleagues.ts';
import { nobody } from '../access/nobody.ts';
import { hasRole } from '../access/role.ts';
import { ownEmail } from '../access/own-email.ts';
import { environment } from '../environment.ts';
import { invite } from '../people/invite.ts';
import { keepOneAdmin, keepOneAdminOnDelete } from '../people/keep-one-admin.ts';
import {
  clearAfterReset,
  markOneTimePassword,
  requireStrongPassword,
} from '../people/passwords.ts';
import { resetMail } from '../people/reset-mail.ts';
import { panel } from './panel.ts';

const MINUTE = 60_000;

/** The vendor's people. */
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
    maxLoginAttempts: 5,
    lockTime: 10 * MINUTE,
    cookies: { sameSite: 'Lax', secure: environment().OFFICE_URL.startsWith('https://') },
    forgotPassword: resetMail,
  },
  access: {
    read: colleagues,
    create: admins,
    update: adminsAndSelf,
    delete: admins,
    unlock: admins,
  },
  hooks: {
    beforeOperation: [requireStrongPassword],
    beforeChange: [keepOneAdmin, markOneTimePassword],
    afterChange: [invite],
    beforeDelete: [keepOneAdminOnDelete],
    afterOperation: [clearAfterReset],
  },
  fields: [
    // Payload's own field, with a rule for who reads it.
    { name: 'email', label: 'อีเมล', type: 'email', required: true, access: { read: ownEmail } },
    panel('passwordNotice', '/admin/people/password-notice.tsx#PasswordNotice'),
    { name: 'name', label: 'ชื่อที่แสดง', type: 'text', required: true, maxLength: 120 },
    {
      name: 'role',
      label: 'หน้าที่',
      type: 'select',
      required: true,
      defaultValue: 'sales',
      // In the token, so that menus know it without another query.
      saveToJWT: true,
      options: [
        { value: 'admin', label: 'ผู้ดูแลระบบ' },
        { value: 'marketing', label: 'การตลาด' },
        { value: 'sales', label: 'ฝ่ายขาย' },
      ],
      access: { create: admins, update: admins },
      admin: {
        description: 'ผู้ดูแลระบบทำได้ทุกอย่าง การตลาดเขียนบทความและจัดการภาพ ฝ่ายขายดูแลลูกค้าและอ่านบทความ',
      },
    },
    {
      name: 'mustChangePassword',
      label: 'ใช้รหัสผ่านชั่วคราว',
      type: 'checkbox',
      defaultValue: false,
      saveToJWT: true,
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
  ],
};
