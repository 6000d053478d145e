import * as z from 'zod/mini';

/** How the back office shows a field in a form, or a section in the list of sections. */
export interface FormEntry {
  /** Thai, for staff. */
  label: string;
  description?: string;
  /** The input, unless it follows from the type: several lines, a link target, a landing page section, a promotion. */
  input?: 'long' | 'link' | 'landingSection' | 'promotion';
  /** For a list or a section: the field that labels an entry. */
  labelledBy?: string;
  /** For a list of a fixed length: its length. */
  count?: number;
  /** For a section of the landing page: the target of links to it. */
  anchor?: string;
}

/** The form of a schema stands beside its rules. Fields without an entry are in no form. */
export const formRegistry = z.registry<FormEntry>();
