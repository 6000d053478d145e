import { countCharacters } from '@clinicdee/protocol';

const SHORTEST = 10;

/** The password rule, as shown to users. */
export const PASSWORD_RULE = `รหัสผ่านต้องมีอย่างน้อย ${SHORTEST} ตัวอักษร`;

/** Whether a password follows the rule. */
export function isStrongPassword(password: string): boolean {
  return countCharacters(password) >= SHORTEST;
}
