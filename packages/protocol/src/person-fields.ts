import { text } from './enquiry-field.ts';

/**
 * Who somebody is, in every kind of enquiry alike.
 *
 * @param control the name of the control where their own name is typed, which each form calls otherwise
 */
export const personFields = <Control extends string>(control: Control) =>
  ({
    fullname: {
      ...text(500, 1),
      form: { name: control, rule: { is: 'name', min: 2, max: 120 } },
      isPersonal: true,
      isKept: true,
      isExported: true,
      isWatched: true,
      isTold: true,
      webhook: 'fullname',
    },
    /** Mended (`mendPhone`), so that the rule of spec §5 holds for it; what was typed is beside. */
    phone: {
      ...text(100, 1),
      form: { name: 'phone', rule: { is: 'phone' } },
      isPersonal: true,
      isKept: true,
      isExported: true,
      isWatched: true,
      webhook: 'phone',
    },
    email: {
      ...text(320, 3),
      form: { name: 'email', rule: { is: 'email' } },
      isPersonal: true,
      isKept: true,
      isExported: true,
      isWatched: true,
      webhook: 'email',
    },
  }) as const;
