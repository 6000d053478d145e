import { countCharacters } from '@clinicdee/protocol';

const SHORTEST = 10;

/** The password rule, as shown to users. */
export const PASSWORD_RULE = `รหัสผ่านต้องมีอย่างน้อย ${SHORTEST} ตัวอักษร`;

/** The error for a password that is long enough but easy to guess. */
export const GUESSABLE_PASSWORD = 'รหัสผ่านนี้เดาได้ง่าย ลองใช้หลายคำที่ไม่เกี่ยวกัน';

/** Whether a password has enough characters after trimming: login rejects passwords of spaces only. */
export function isLongEnough(password: string): boolean {
  return countCharacters(password.trim()) >= SHORTEST;
}

/** Letters and digits that are not easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 4;

/** Returns a random one-time password of about 79 bits, in groups that are easy to read out. */
export function oneTimePassword(): string {
  // Rejects bytes from the largest multiple of the alphabet's length, so that all letters are equally likely.
  const limit = 256 - (256 % ALPHABET.length);
  let letters = '';
  while (letters.length < GROUPS * GROUP) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) letters += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return letters.replace(/.{4}(?=.)/g, '$&-');
}
