/** One version of a form's consent notice. */
export interface Notice {
  readonly version: string;
  /** The text before the link to the privacy policy, the link text, and the text after it. */
  readonly before: string;
  readonly link: string;
  readonly after?: string;
}

/** All versions, the current one first. */
export type Notices = readonly [Notice, ...Notice[]];

/** Returns the exact wording of a version; the current one for an unknown version. */
export function noticeOf(notices: Notices, version: unknown): { version: string; wording: string } {
  const notice = notices.find((candidate) => candidate.version === version) ?? notices[0];
  const { before, link, after = '' } = notice;
  return { version: notice.version, wording: before + link + after };
}
