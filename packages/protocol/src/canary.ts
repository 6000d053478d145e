/** Marks a synthetic lead that checks the delivery path: the lead API must not store it. */
export const CANARY_HEADER = 'x-lead-canary';

/** Seconds until the next canary. */
export const CANARY_EVERY_HEADER = 'x-lead-canary-every';

/** Replaces `contact_form_submit`, so that a lead API without canary support rejects it instead of storing a lead. */
export const CANARY_ACTION = 'canary';
