/*
 * The vendor's phone apart from `brand.ts`: the form's script shows it too, and should not have to
 * bring the content's parser along.
 */
export const phone = { shown: '02-123-4567', href: 'tel:+6621234567' };
