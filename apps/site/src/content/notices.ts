/** What a form says of consent, in one version of its words. */
export interface Notice {
  readonly version: string;
  /** The sentence before the link to the privacy policy, the link's words, and what follows. */
  readonly before: string;
  readonly link: string;
  readonly after?: string;
}

/** All versions of it, the one that is shown first. */
export type Notices = readonly [Notice, ...Notice[]];

/** The exact wording of a version; an unknown version reads as the current one. */
export function noticeOf(notices: Notices, version: unknown): { version: string; wording: string } {
  const notice = notices.find((candidate) => candidate.version === version) ?? notices[0];
  const { before, link, after = '' } = notice;
  return { version: notice.version, wording: before + link + after };
}
