import type { Field } from 'payload';
import { panel } from './panel.ts';

/** The form of a collection or global, with an offer above its fields of what was typed there and never saved. */
export const withTypedBefore = <Form extends { fields: Field[] }>(form: Form): Form => ({
  ...form,
  fields: [panel('typedBefore', '/admin/typed-before.tsx#TypedBefore'), ...form.fields],
});
