import { countCharacters } from '@clinicdee/protocol';

const SHORTEST = 10;

/** What a password has to be, in words for whoever sets it. */
export const PASSWORD_RULE = `รหัสผ่านต้องมีอย่างน้อย ${SHORTEST} ตัวอักษร`;

/** Whether it is. */
export function isStrongPassword(password: string): boolean {
  return countCharacters(password) >= SHORTEST;
}
