import { productName } from '@clinicdee/brand';

export interface Notice {
  readonly version: string;
  /** The sentence before the link to the privacy policy, the link's words, and what follows. */
  readonly before: string;
  readonly link: string;
  readonly after: string;
}

/**
 * The consent notice under the form (spec §2), newest first. A lead stores the words that its sender
 * saw, so an entry is never changed: put a new one on top.
 */
const notices: readonly [Notice, ...Notice[]] = [
  {
    version: '2568-09-05',
    before: `เมื่อส่งข้อมูล ถือว่าคุณยินยอมให้${productName} เก็บและใช้ข้อมูลเพื่อติดต่อกลับและนำเสนอผลิตภัณฑ์ ตาม`,
    link: 'นโยบายความเป็นส่วนตัว',
    after: '',
  },
];

export const currentNotice = notices[0];

/** The exact wording of a version; an unknown version reads as the current one. */
export function noticeOf(version: string): { version: string; wording: string } {
  const notice = notices.find((candidate) => candidate.version === version) ?? currentNotice;
  return { version: notice.version, wording: notice.before + notice.link + notice.after };
}
