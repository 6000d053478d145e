import type { Field, Plugin } from 'payload';
import { panel } from './panel.ts';

/**
 * Adds the offer to restore unsaved input to the top of every form. It has to be the last plugin: the SEO plugin adds
 * its tab only to forms whose first field is of type `tabs`.
 */
export const offerUnsavedInput: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withOffer) ?? [],
  globals: config.globals?.map(withOffer) ?? [],
});

const withOffer = <Form extends { fields: Field[] }>(form: Form): Form => ({
  ...form,
  fields: [panel('typedBefore', '/admin/unsaved-input.tsx#UnsavedInput'), ...form.fields],
});
