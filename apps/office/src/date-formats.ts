/** How screens say a moment (date-fns); `thai-dates.ts` says it in Bangkok's time. */
export const DISPLAY_FORMAT = 'd MMM y HH:mm';

/** How a date picker does, which reads again what it wrote; `yo` is the Buddhist year. */
export const PICKER_FORMAT = 'd MMM yo HH:mm';
