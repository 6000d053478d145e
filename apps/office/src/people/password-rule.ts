import { countCharacters } from '@clinicdee/protocol';

const SHORTEST = 10;

/** The password rule, as shown to users. */
export const PASSWORD_RULE = `รหัสผ่านต้องมีอย่างน้อย ${SHORTEST} ตัวอักษร`;

/** The error for a password that is long enough but easy to guess. */
export const GUESSABLE_PASSWORD = 'รหัสผ่านนี้เดาได้ง่าย ลองใช้หลายคำที่ไม่เกี่ยวกัน';

/**
 * Normalises a password before it is stored or compared (NIST SP 800-63B): keyboards encode the same letter, such as
 * `ำ`, differently, and pasted texts have spaces around them.
 */
export const normalisedPassword = (typed: string): string => typed.normalize('NFKC').trim();

/** Whether a password has enough characters after trimming: login rejects passwords of spaces only. */
export function isLongEnough(password: string): boolean {
  return countCharacters(password.trim()) >= SHORTEST;
}

/** The 32 letters and digits that are not easily confused. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Returns a random one-time password of 80 bits, in groups that are easy to read out. */
export function oneTimePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}
