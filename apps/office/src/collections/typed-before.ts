import type { Field, Plugin } from 'payload';
import { panel } from './panel.ts';

/**
 * Every form begins with an offer of what was typed there and never saved. A plugin, and the last one: the tabs of
 * the search texts are only added to a form whose first field is its tabs.
 */
export const offerUnsavedInput: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withOffer) ?? [],
  globals: config.globals?.map(withOffer) ?? [],
});

const withOffer = <Form extends { fields: Field[] }>(form: Form): Form => ({
  ...form,
  fields: [panel('typedBefore', '/admin/typed-before.tsx#TypedBefore'), ...form.fields],
});
