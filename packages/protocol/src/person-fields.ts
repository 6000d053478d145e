import { text } from './enquiry-field.ts';

/**
 * The contact fields that all enquiries share.
 *
 * @param control name of the control for the person's name, which differs by form
 */
export const personFields = <Control extends string>(control: Control) =>
  ({
    fullname: {
      ...text(500, 1),
      form: { name: control, rule: { is: 'name', min: 2, max: 120 } },
      isPersonal: true,
      isStored: true,
      isExported: true,
      hasHistory: true,
      isInAlerts: true,
      webhook: 'fullname',
    },
    /** Corrected (`extractPhone`) to satisfy the rule of spec §5; `phone_typed` has the original. */
    phone: {
      ...text(100, 1),
      form: { name: 'phone', rule: { is: 'phone' } },
      isPersonal: true,
      isStored: true,
      isExported: true,
      hasHistory: true,
      webhook: 'phone',
    },
    email: {
      ...text(320, 3),
      form: { name: 'email', rule: { is: 'email' } },
      isPersonal: true,
      isStored: true,
      isExported: true,
      hasHistory: true,
      webhook: 'email',
    },
  }) as const;
