import type { PayloadRequest, ValidationFieldError } from 'payload';
import { publishingErrors } from '../payload-patches/publishing-check.ts';

/**
 * What an article's newest draft still lacks: the same check that publishing makes, without
 * publishing.
 *
 * @returns the fields' labels, as the editor shows them; empty when it may be published.
 */
export async function unfinishedFields(req: PayloadRequest, id: number): Promise<string[]> {
  const draft = await req.payload.findByID({
    collection: 'articles',
    id,
    draft: true,
    depth: 0,
    // Who may schedule has been asked before.
    overrideAccess: true,
    req,
  });
  const errors = await publishingErrors(req, draft);
  return errors.map(({ label, path }) => lastPart(label) || path);
}

/** `บทความ > ภาพปก` names the tab too. */
function lastPart(label: ValidationFieldError['label']): string {
  return typeof label === 'string' ? (label.split(' > ').at(-1) ?? '') : '';
}
