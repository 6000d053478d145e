/*
 * What a server and the program that supervises it (scripts/releases/supervisor.mjs) say to each other
 * while one process follows another at the same port and in the same data folder.
 */

/** What a process says to its supervisor. */
type Said = 'prepared' | 'resting' | 'serving';

const tell = (said: Said) => process.send?.(said);

/**
 * Waits until the process before lets go of the data folder. Called when all is read that can be read
 * without that folder, so that the other one need not rest for long; without another one, it is over at
 * once.
 */
export async function waitForTurn(): Promise<void> {
  if (process.env.FOLLOWS_ANOTHER !== '1' || !process.send) return;
  const begun = new Promise<void>((resolve) => {
    process.on('message', (message) => {
      if (message === 'begin') resolve();
    });
  });
  tell('prepared');
  await begun;
}

/** Says why this process cannot follow, before it ends: whoever asked for it reads that. */
export function sayWhyNot(why: string): Promise<void> {
  return new Promise((resolve) => {
    const isAsked = process.env.FOLLOWS_ANOTHER === '1' && process.send !== undefined;
    if (isAsked) process.send?.({ why }, () => resolve());
    else resolve();
  });
}

/** Says that requests are answered. */
export function sayServing(): void {
  tell('serving');
}

/**
 * Rests when the next process is prepared: what works by itself ends and the folder is let go of, while
 * requests are answered until the stop.
 *
 * @param rest must not reject
 */
export function whenFollowed(rest: () => Promise<void>): void {
  process.on('message', (message) => {
    if (message === 'rest') void rest().then(() => tell('resting'));
  });
}
