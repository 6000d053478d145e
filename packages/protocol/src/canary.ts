/** Marks a lead that the site sends itself to try the way: the lead API is to store nothing of it. */
export const CANARY_HEADER = 'x-lead-canary';

/** In how many seconds the next follows. */
export const CANARY_EVERY_HEADER = 'x-lead-canary-every';

/** In place of `contact_form_submit`: who does not know canaries refuses it instead of calling it back. */
export const CANARY_ACTION = 'canary';
