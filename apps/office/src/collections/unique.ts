import type { CollectionSlug, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';

/**
 * A text that no other record of the collection has. The database refuses it too, but names the
 * column in place of the field.
 *
 * @param message for whoever typed it
 */
export function unique(
  collection: CollectionSlug,
  name: string,
  message: string,
): TextFieldSingleValidation {
  return async (value, options) => {
    const problem = text(value, options);
    if (problem !== true || !value) return problem;
    const { id, req } = options;
    const { totalDocs } = await req.payload.count({
      collection,
      where: { [name]: { equals: value }, ...(id && { id: { not_equals: id } }) },
      // Whether it is taken does not depend on who asks.
      overrideAccess: true,
      req,
    });
    return totalDocs === 0 || message;
  };
}
