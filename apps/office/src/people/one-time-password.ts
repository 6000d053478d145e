/** Letters and digits that nobody takes for another when they read them out. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 4;

/** A random password to hand over, in groups that can be read out; some 79 bits. */
export function oneTimePassword(): string {
  // The largest multiple of the signs below 256: every sign is as likely as the others.
  const limit = 256 - (256 % SIGNS.length);
  let signs = '';
  while (signs.length < GROUPS * GROUP) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) signs += SIGNS.charAt(byte % SIGNS.length);
  }
  return signs.replace(/.{4}(?=.)/g, '$&-');
}
