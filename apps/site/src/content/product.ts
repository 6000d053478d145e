/*
 * Product name and phone apart from `brand.ts`: the form's script shows them too, and should not have
 * to bring the content's parser along.
 */
export const productName = 'คลินิกดี พลัส';

export const phone = { shown: '02-123-4567', href: 'tel:+6621234567' };
