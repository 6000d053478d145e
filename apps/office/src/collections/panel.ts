import type { Field } from 'payload';

/** Places a component between the fields of a form. */
export function panel(name: string, component: string, position?: 'sidebar'): Field {
  return {
    name,
    type: 'ui',
    admin: {
      disableListColumn: true,
      ...(position && { position }),
      components: { Field: component },
    },
  };
}
