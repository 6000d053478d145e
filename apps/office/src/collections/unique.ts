import type { CollectionSlug, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';

/**
 * Validates that no other document of the collection has the same text. The database's error would name the column
 * instead of the field.
 *
 * @param message the error message
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
      // Uniqueness does not depend on the user.
      overrideAccess: true,
      req,
    });
    return totalDocs === 0 || message;
  };
}
