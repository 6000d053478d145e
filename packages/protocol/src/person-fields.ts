import { text } from './enquiry-field.ts';

/** Personal data that staff may edit. */
const personal = { isPersonal: true, isStored: true, isExported: true, hasHistory: true } as const;

/** A note of several lines. @param control name of its control */
export const noteField = <Control extends string>(control: Control) =>
  ({
    ...personal,
    form: { name: control, rule: { is: 'note', max: 2000 } },
    webhook: 'description',
  }) as const;

/**
 * The contact fields that all enquiries share.
 *
 * @param control name of the control for the person's name, which differs by form
 */
export const personFields = <Control extends string>(control: Control) =>
  ({
    fullname: {
      ...personal,
      ...text(500, 1),
      form: { name: control, rule: { is: 'name', min: 2, max: 120 } },
      isInAlerts: true,
      webhook: 'fullname',
    },
    /** Corrected (`extractPhone`) to satisfy the rule of spec §5; `phone_typed` has the original. */
    phone: {
      ...personal,
      ...text(100, 1),
      form: { name: 'phone', rule: { is: 'phone' } },
      webhook: 'phone',
    },
    email: {
      ...personal,
      ...text(320, 3),
      form: { name: 'email', rule: { is: 'email' } },
      webhook: 'email',
    },
  }) as const;
