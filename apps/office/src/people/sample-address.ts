/** Domains that never receive mail (RFC 2606), like the address of the first admin. */
const NEVER_DELIVERED = /(?:@|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/i;

/** Whether an e-mail address is a sample and cannot receive mail. */
export const isSampleAddress = (email: string): boolean => NEVER_DELIVERED.test(email);
