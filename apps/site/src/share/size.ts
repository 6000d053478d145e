/** The size that Facebook, LINE and X show whole. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
