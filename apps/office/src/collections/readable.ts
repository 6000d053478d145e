import { isReadable } from '@clinicdee/protocol/site-content';
import type { TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';

/** A text with something to read in it: of blanks a heading is empty, and a picture says nothing. */
export const readable: TextFieldSingleValidation = async (value, options) => {
  const problem = await text(value, options);
  if (problem !== true || !value) return problem;
  return isReadable(value) || 'พิมพ์อย่างน้อยหนึ่งตัวอักษรที่มองเห็น';
};
