import type { ClockState } from './clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is thought of a clock, for the log and for whoever runs the site. */
export function inWords(state: ClockState): string {
  if (state.isBelieved) return "the machine's clock is believed";
  const { shows, known } = state;
  if (known === undefined) return 'the clock has not been compared with anything yet';
  const days = Math.round(Math.abs(shows - known) / DAY_MS);
  const direction = shows > known ? 'ahead of' : 'behind';
  return (
    `the machine's clock shows ${minute(shows)}, ${days} days ${direction} what is known ` +
    `(${minute(known)}). Nothing is erased until it is put right, or somebody says that it is right: ` +
    'npm run clock -- --accept'
  );
}

const minute = (time: number) =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
