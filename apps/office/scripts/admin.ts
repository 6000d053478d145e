/** `--reset <e-mail>`: gives an account a one-time password, and the role of an admin if there is none. */
import { commandLine } from '@clinicdee/data-dir/process';
import { createLocalReq, getPayload } from 'payload';
import { recordEvent } from '../src/audit/record-event.ts';
import config from '../src/payload.config.ts';
import { mailAccountChange } from '../src/people/mails.ts';
import { oneTimePassword } from '../src/people/password-rule.ts';
import { removeSecondFactor } from '../src/people/second-factor.ts';
import { fail } from './postgres.ts';

const { values } = commandLine({ options: { reset: { type: 'string' } } });
const email = values.reset?.trim().toLowerCase();
if (!email) fail('Usage: npm run admin -w apps/office -- --reset <e-mail>');
const payload = await getPayload({ config, disableOnInit: true });
const { docs } = await payload.find({
  collection: 'users',
  limit: 500,
  depth: 0,
  overrideAccess: true,
});
const user = docs.find((one) => one.email === email);
if (!user) {
  const accounts = docs.map((one) => `  ${one.email} (${one.role})`).join('\n');
  fail(`No account has this address. There are:\n${accounts}`);
}
const password = oneTimePassword();
const role = docs.some((one) => one.role === 'admin') ? user.role : 'admin';
const req = await createLocalReq({}, payload);
await payload.update({
  collection: 'users',
  id: user.id,
  data: { password, role, mustChangePassword: true, hasSecondFactor: false },
  overrideAccess: true,
  req,
});
await removeSecondFactor(req, user.id);
const text = `ตั้งรหัสผ่านชั่วคราวและปิดการยืนยันแบบสองขั้นตอนด้วยคำสั่ง: ${email}`;
await recordEvent(req, { event: 'password', text });
await mailAccountChange(payload, email, 'ตั้งรหัสผ่านชั่วคราวและปิดการยืนยันแบบสองขั้นตอนแล้ว');
console.info(`One-time password of ${email}: ${password}`);
process.exit(0);
