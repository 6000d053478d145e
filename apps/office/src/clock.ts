import { Clock, type ClockState, inWords, NEVER_BELIEVED, type Remembered } from '@clinicdee/clock';
import type { Payload } from 'payload';
import * as z from 'zod';

const MINUTE = 60_000;
/** A clock that nobody minds is told of again. */
const TOLD_AGAIN = 6 * 60 * MINUTE;
/** Where all processes of an office keep the last time seen, and the last that a person accepted. */
const SEEN = 'clock.seen';
const ACCEPTED = 'clock.accepted';

const kept = z.object({ at: z.number() });

/** The server and what Next has built hold modules of their own; this they share. */
const shared = globalThis as {
  clinicdeeOfficeClock?: { clock: Clock; isAnswering?: true; toldAt?: number };
};
const own = () => (shared.clinicdeeOfficeClock ??= { clock: new Clock() });

/** The clock of this process. Before the office has started, it is not believed. */
export const officeClock = (): Clock => own().clock;

/** A moment as rows have it. @param time milliseconds since 1970 */
export const asDate = (time: number): string => new Date(time).toISOString();

/** Now, as rows have it. */
export const nowAsDate = (): string => asDate(officeClock().now());

/**
 * What has come for certain, in milliseconds since 1970: while the clock is doubted, the earlier of what
 * it shows and what is known. What is planned for a day (an article) is late rather than early.
 */
export function certainNow(): number {
  const { clock } = own();
  const state = clock.state();
  const now = clock.now();
  return state.isBelieved ? now : Math.min(now, state.known ?? now);
}

/**
 * Begins to compare the clock with what is remembered, now and every minute from then on, and has all
 * that runs beside us answered by it: Payload dates rows, sessions and jobs by `Date`.
 */
export async function startClock(payload: Payload): Promise<void> {
  const mine = own();
  if (!mine.isAnswering) mine.clock.answerDates();
  mine.isAnswering = true;
  const again = async () => {
    try {
      await compareClock(payload);
    } catch (error) {
      payload.logger.warn({ err: error }, 'the time could not be remembered');
    }
    officeClock().after(MINUTE, () => void again());
  };
  await again();
}

/**
 * Compares the clock with what the office's processes remember, takes up a person's word, and
 * remembers the time where it is believed.
 */
export async function compareClock(payload: Payload): Promise<ClockState> {
  const clock = officeClock();
  const known = await remembered(payload);
  const state = clock.follow(known);
  tell(payload, state);
  // Else the next start would compare with the dates of what comes meanwhile.
  if (!known && !state.isBelieved) await payload.kv.set(SEEN, { at: NEVER_BELIEVED });
  if (state.isBelieved) await payload.kv.set(SEEN, { at: clock.now() });
  return state;
}

/** Writes down a person's word that the time the machine shows is right, and takes it up. */
export async function acceptClock(payload: Payload): Promise<void> {
  const at = officeClock().machineTime();
  // Whoever starts after this word begins with it; who runs takes it up.
  await payload.kv.set(SEEN, { at });
  await payload.kv.set(ACCEPTED, { at });
  await compareClock(payload);
}

function tell(payload: Payload, state: ClockState): void {
  const mine = own();
  const now = mine.clock.elapsed();
  if (state.isBelieved) {
    if (mine.toldAt !== undefined) payload.logger.warn('the clock is believed again');
    delete mine.toldAt;
  } else if (mine.toldAt === undefined || now - mine.toldAt >= TOLD_AGAIN) {
    mine.toldAt = now;
    payload.logger.error({ code: 'clock_not_believed' }, inWords(state));
  }
}

/** What the office's processes remember. */
export async function remembered(payload: Payload): Promise<Remembered | undefined> {
  const saidAt = await acceptedAt(payload);
  const seenAt = (await timeOf(payload, SEEN)) ?? (await newestRecord(payload));
  if (saidAt === undefined) return seenAt === undefined ? undefined : { seenAt };
  return { seenAt: seenAt ?? saidAt, acceptedAt: saidAt };
}

/** When a person last said that the clock is right, in milliseconds since 1970; undefined for never. */
export const acceptedAt = (payload: Payload) => timeOf(payload, ACCEPTED);

async function timeOf(payload: Payload, key: string): Promise<number | undefined> {
  return kept.safeParse(await payload.kv.get(key)).data?.at;
}

/** Of a database that is older than this memory: when it was last written in. */
async function newestRecord(payload: Payload): Promise<number | undefined> {
  const collections = ['leads', 'registrations', 'history', 'alerts', 'payload-jobs'] as const;
  const times = await Promise.all(
    collections.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        sort: '-updatedAt',
        limit: 1,
        depth: 0,
        overrideAccess: true,
      });
      return docs.map(({ updatedAt }) => Date.parse(updatedAt));
    }),
  );
  const known = times.flat();
  return known.length > 0 ? Math.max(...known) : undefined;
}
