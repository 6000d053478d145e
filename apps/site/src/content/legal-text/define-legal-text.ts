import { z } from 'zod';
import { defineContent, phrases, text } from '../define.ts';
import { legalFacts } from '../th/legal/facts.ts';
import { readLegalText } from './read-legal-text.ts';
import type { Block, LegalSection } from './read-legal-text.ts';

const schema = z.object({
  /** The Markdown file, for errors. */
  file: text,
  title: phrases,
  description: text,
  /** The day it takes effect, ISO. */
  effective: z.iso.date(),
  /** Ids of the sections that must be there, in order: links lead to them. */
  sections: z.array(text),
});

export interface LegalText {
  title: readonly string[];
  description: string;
  effective: string;
  intro: Block[];
  sections: LegalSection[];
}

/**
 * A legal text: its particulars, and its Markdown read while the site is built.
 *
 * @throws Error saying what is not right, and where
 */
export function defineLegalText(particulars: z.input<typeof schema>, markdown: string): LegalText {
  const { file, sections, ...rest } = defineContent('legal text', schema, particulars);
  return { ...rest, ...readLegalText(file, markdown, legalFacts, sections) };
}
