/** The size that Facebook, LINE and X show uncropped, px. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
/** The y coordinate of the counter's top. */
export const COUNTER = 504;
