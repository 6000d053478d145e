import { environment } from '../environment/environment.ts';

/** Exponential backoff up to 64 times the first pause: 5 s, 10 s, … about five minutes, without limit of attempts. */
const MAX_FACTOR = 64;

/** Returns the longest pause between two attempts, in milliseconds. */
export const longestPause = () => environment().ALERT_RETRY_MS * MAX_FACTOR;
