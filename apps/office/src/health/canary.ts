import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import * as z from 'zod';
import { activeChannels, deliver } from '../alerts/active-channels.ts';
import type { Message } from '../alerts/channels/message.ts';
import { officeAddress } from '../alerts/message.ts';
import { environment } from '../environment/environment.ts';
import { isStandingBy } from '../jobs/scheduler.ts';
import type { LostAt } from './try-lead.ts';

const MINUTE_MS = 60_000;
/** A restart of either side must not ring anybody up. */
const GRACE_MS = 5 * MINUTE_MS;
/** Until staff are told again of what they have been told of. */
const AGAIN_MS = 6 * 60 * MINUTE_MS;
/** Between two looks at whether one is late. */
const LOOK_MS = 30_000;
const KEY = 'canary';

const state = z.object({
  /** When one last came the whole way; milliseconds since 1970. */
  arrivedAt: z.number().optional(),
  /** When one last came at all. */
  seenAt: z.number().optional(),
  /** In how many milliseconds the next is to follow. */
  everyMs: z.number().optional(),
  /** Where the last one was lost. */
  lostAt: z.enum(['lead', 'alerts', 'message']).optional(),
  /** When staff were told, until all is well again. */
  toldAt: z.number().optional(),
});
type State = z.infer<typeof state>;

/** The server and what Next has built hold modules of their own; this they share. */
const shared = globalThis as { clinicdeeOfficeCanary?: { seenAt: number; elapsed: number } };

/** What is known of canaries: nothing, before the first has come. */
export async function canaryState(payload: Payload): Promise<State> {
  const known = state.catch({}).parse((await payload.kv.get(KEY)) ?? {});
  const { seenAt } = known;
  if (seenAt !== undefined && shared.clinicdeeOfficeCanary?.seenAt !== seenAt)
    shared.clinicdeeOfficeCanary = { seenAt, elapsed: performance.now() };
  return known;
}

/** A moment by both clocks: the date that is kept, and the one that only counts on. */
interface Moment {
  now: number;
  elapsed: number;
}

const thisMoment = (): Moment => ({
  now: Date.now(),
  elapsed: performance.now(),
});

/**
 * Why no canary comes through; undefined while they do, or none is expected. How long one is late counts
 * from when this process came to know of the last: a clock that is set on by a day has lost none.
 */
export function canaryTrouble(
  { arrivedAt, everyMs, lostAt, seenAt }: State,
  { elapsed }: Pick<Moment, 'elapsed'> = thisMoment(),
): { why: LostAt | 'late'; since: number } | undefined {
  if (!environment().LEAD_CANARY || seenAt === undefined || everyMs === undefined) return undefined;
  const since = arrivedAt ?? seenAt;
  if (lostAt !== undefined) return { why: lostAt, since };
  const waited = elapsed - (shared.clinicdeeOfficeCanary?.elapsed ?? elapsed);
  return waited > everyMs * 1.25 + GRACE_MS ? { why: 'late', since } : undefined;
}

/**
 * Notes what became of a canary, and tells staff when it was lost or when they come again.
 *
 * @param everyMs in which time the site sends the next
 */
export async function noteCanary(
  payload: Payload,
  lostAt: LostAt | undefined,
  everyMs: number,
): Promise<void> {
  const { now } = thisMoment();
  const { arrivedAt, toldAt } = await canaryState(payload);
  const next: State = {
    ...{ seenAt: now, everyMs },
    ...(lostAt ? { lostAt, ...(arrivedAt && { arrivedAt }) } : { arrivedAt: now }),
    ...(toldAt !== undefined && { toldAt }),
  };
  await payload.kv.set(KEY, next);
  // Of several offices one tells: it looks by itself.
  if (!isStandingBy(payload)) await tellOfCanary(payload);
}

/** Tells staff, by whatever channel works, what has to be told now; once, and then every six hours. */
export async function tellOfCanary(payload: Payload, moment = thisMoment()): Promise<void> {
  const { now } = moment;
  const known = await canaryState(payload);
  const { toldAt, ...rest } = known;
  const trouble = canaryTrouble(known, moment);
  if (trouble) {
    if (toldAt !== undefined && Math.abs(now - toldAt) < AGAIN_MS) return;
    if (await tell(payload, lostMessage(trouble)))
      await payload.kv.set(KEY, { ...known, toldAt: now });
    return;
  }
  if (toldAt !== undefined && (await tell(payload, backMessage))) await payload.kv.set(KEY, rest);
}

/** Looks again and again whether a canary is late, past the jobs: those may be what is broken. */
export function watchCanary(payload: Payload): () => void {
  const timer = setInterval(() => {
    // Who stands by has to know of the last one too, for when it is its turn.
    const look = isStandingBy(payload) ? canaryState : tellOfCanary;
    look(payload).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'canary not looked at' });
    });
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Straight to the channels: what makes and queues alerts may be what is broken. */
async function tell(payload: Payload, message: Message): Promise<boolean> {
  const key = randomUUID();
  const tries = activeChannels().map((channel) => deliver(payload, channel, message, key));
  const isTold = (await Promise.allSettled(tries)).some(({ status }) => status === 'fulfilled');
  if (!isTold) payload.logger.error({ msg: 'nobody could be told of the canary' });
  return isTold;
}

const reasons: Readonly<Record<LostAt | 'late', string>> = {
  late: 'ไม่ได้รับลูกค้าทดลองจากเว็บไซต์ตามเวลา ลูกค้าจริงอาจส่งมาไม่ถึง ตรวจว่าเว็บไซต์ทำงานและ LEAD_API_TOKEN ตรงกัน',
  lead: 'หลังบ้านบันทึกลูกค้าไม่ได้ ตรวจฐานข้อมูลและพื้นที่ว่าง ลูกค้าใหม่รออยู่ในเว็บไซต์',
  alerts: 'หลังบ้านสร้างการแจ้งเตือนไม่ได้ ลูกค้าใหม่อาจเข้ามาโดยไม่มีใครได้รับแจ้ง ดูลูกค้าใหม่ในระบบโดยตรง',
  message: 'หลังบ้านเตรียมข้อความแจ้งเตือนไม่ได้ ลูกค้าใหม่อาจเข้ามาโดยไม่มีใครได้รับแจ้ง ดูลูกค้าใหม่ในระบบโดยตรง',
};

function lostMessage({ why, since }: { why: LostAt | 'late'; since: number }): Message {
  const link = officeAddress('/admin');
  return {
    title: 'ลูกค้าทดลองมาไม่ถึงทีมขาย',
    lines: [reasons[why]],
    links: [link],
    data: { event: 'canary.lost', why, since: new Date(since).toISOString(), link },
  };
}

const backMessage: Message = {
  title: 'ลูกค้าทดลองมาถึงตามปกติแล้ว',
  lines: ['เส้นทางจากฟอร์มถึงทีมขายกลับมาทำงาน'],
  links: [],
  data: { event: 'canary.back' },
};
