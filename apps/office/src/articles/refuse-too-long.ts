import { LONGEST_ARTICLE } from '@clinicdee/protocol';
import type { RichTextFieldValidation } from 'payload';
import { richText } from 'payload/shared';
import { articleHtml } from './html.ts';

const count = new Intl.NumberFormat('th');

/**
 * Refuses to publish an article that is too long for the site, which would reject it and keep the former version.
 * Drafts may be longer.
 */
export const refuseTooLong: RichTextFieldValidation = async (value, options) => {
  const problem = await richText(value, options);
  if (problem !== true) return problem;
  const length = articleHtml(value).length;
  return (
    length <= LONGEST_ARTICLE ||
    `บทความยาวเกินหน้าเว็บจะแสดงได้ (${count.format(length)} จาก ${count.format(LONGEST_ARTICLE)} ตัวอักษรรวมรูปแบบ) แบ่งเป็นหลายบทความ`
  );
};
