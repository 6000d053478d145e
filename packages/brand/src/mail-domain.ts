import { email } from './vendor.ts';

/** The vendor's mail domain, used for generated addresses. In its own file because no browser code needs it. */
export const mailDomain = email.slice(email.indexOf('@') + 1);
