import type { PayloadRequest, ValidationFieldError } from 'payload';
import type { Addressed } from './keep-old-slug.ts';
import { publishingErrors } from '../payload-patches/publishing-check.ts';

/**
 * Validates the newest draft for publishing without publishing it.
 *
 * @returns the labels of invalid fields, as the editor shows them
 */
export async function unfinishedFields(
  req: PayloadRequest,
  collection: Addressed,
  id: number,
): Promise<string[]> {
  const draft = await req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    // The caller has checked access.
    overrideAccess: true,
    req,
  });
  const errors = await publishingErrors(req, collection, draft);
  return errors.map(({ label, path }) => lastPart(label) || path);
}

/** Removes the tab from a label such as `บทความ > ภาพปก`. */
function lastPart(label: ValidationFieldError['label']): string {
  return typeof label === 'string' ? (label.split(' > ').at(-1) ?? '') : '';
}
