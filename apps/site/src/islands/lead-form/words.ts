import type { leadForm } from '../../content/th/lead-form.ts';

/** The shape of texts, whatever they say. */
type Texts<Shape> = Shape extends string
  ? string
  : { readonly [Key in keyof Shape]: Texts<Shape[Key]> };

/** What the form says, given by the page that it stands on. */
export type LeadFormWords = Texts<Omit<typeof leadForm, 'page'>>;
