import { email } from './vendor.ts';

/** The domain of the vendor's mail, for addresses of which nothing else is known. Apart, since no browser needs it. */
export const mailDomain = email.slice(email.indexOf('@') + 1);
