import { environment } from '../environment/environment.ts';

/** Pauses double to 64 times the first: 5 s, 10 s, 20 s, … every five minutes, for as long as it takes. */
const LONGEST_PAUSE = 64;

/** The longest pause between two attempts, in milliseconds. */
export const longestPause = () => environment().ALERT_RETRY_MS * LONGEST_PAUSE;
