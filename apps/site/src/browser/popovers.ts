/** Whether the browser has popovers; without them, as in Safari 16, the page shows what they hold. */
export const hasPopovers = 'popover' in HTMLElement.prototype;
