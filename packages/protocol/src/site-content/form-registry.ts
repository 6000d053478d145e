import * as z from 'zod/mini';

/** How the back office shows a field in a form, or a section in the list of sections. */
interface FormEntry {
  /** Thai, for staff. */
  label: string;
  description?: string;
  /** The input, unless it follows from the type: several lines, a link target, a landing page section. */
  input?: 'long' | 'link' | 'landingSection';
  /** For a list or a section: the field that labels an entry. */
  labelledBy?: string;
}

/** The form of a schema stands beside its rules. Fields without an entry are in no form. */
export const formRegistry = z.registry<FormEntry>();
