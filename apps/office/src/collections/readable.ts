import { isReadable } from '@clinicdee/protocol/site-content';
import type { TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';

/** Validates that a text has visible characters. */
export const readable: TextFieldSingleValidation = async (value, options) => {
  const problem = await text(value, options);
  if (problem !== true || !value) return problem;
  return isReadable(value) || 'พิมพ์อย่างน้อยหนึ่งตัวอักษรที่มองเห็น';
};
