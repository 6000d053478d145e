import { countCharacters } from '@clinicdee/protocol';

const SHORTEST = 10;

/** The rule for passwords, in words for whoever sets one. */
export const PASSWORD_RULE = `รหัสผ่านต้องมีอย่างน้อย ${SHORTEST} ตัวอักษร`;

/** Shown for a password that is long enough and easy to guess. */
export const GUESSABLE_PASSWORD = 'รหัสผ่านนี้เดาได้ง่าย ลองใช้หลายคำที่ไม่เกี่ยวกัน';

/** Whether a password has enough characters. Blanks around it do not count: nobody logs in with blanks alone. */
export function isLongEnough(password: string): boolean {
  return countCharacters(password.trim()) >= SHORTEST;
}
