/** The size that Facebook, LINE and X show whole, in pixels. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
/** Where the counter's top is, on which something stands. */
export const COUNTER = 504;
