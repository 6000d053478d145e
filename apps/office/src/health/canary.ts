import { CANARY_EVERY_MS } from '@clinicdee/protocol';
import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import * as z from 'zod';
import { activeChannels, deliver } from '../alerts/active-channels.ts';
import type { Message } from '../alerts/channels/channel.ts';
import { officeAddress } from '../alerts/message.ts';
import { environment } from '../environment/environment.ts';
import { isStandingBy } from '../jobs/scheduler.ts';
import type { LostAt } from './try-lead.ts';

const MINUTE_MS = 60_000;
/** Tolerates a restart of either app. */
const GRACE_MS = 5 * MINUTE_MS;
/** Between two alerts about the same problem. */
const REPEAT_MS = 6 * 60 * MINUTE_MS;
const KEY = 'canary';

const state = z.object({
  /** When a canary last succeeded; milliseconds since 1970. */
  arrivedAt: z.number().optional(),
  /** When a canary was last received. */
  seenAt: z.number().optional(),
  /** Where the last one failed. */
  lostAt: z.enum(['lead', 'alerts', 'message']).optional(),
  /** When staff were last alerted; removed once resolved. */
  toldAt: z.number().optional(),
});
type State = z.infer<typeof state>;

/** Returns the stored state of canaries; empty before the first. */
export const canaryState = async (payload: Payload): Promise<State> =>
  state.catch({}).parse((await payload.kv.get(KEY)) ?? {});

/** Returns why canaries fail; undefined while they succeed or none is expected. */
export function canaryFailure(
  { arrivedAt, lostAt, seenAt }: State,
  now = Date.now(),
): { why: LostAt | 'late'; since: number } | undefined {
  if (!environment().LEAD_CANARY || seenAt === undefined) return undefined;
  const since = arrivedAt ?? seenAt;
  if (lostAt !== undefined) return { why: lostAt, since };
  return now - seenAt > CANARY_EVERY_MS * 1.25 + GRACE_MS ? { why: 'late', since } : undefined;
}

/** Stores the result of a canary and alerts staff about a failure or its end. */
export async function recordCanary(payload: Payload, lostAt: LostAt | undefined): Promise<void> {
  const seenAt = Date.now();
  const { arrivedAt, toldAt } = await canaryState(payload);
  const next: State = {
    seenAt,
    ...(lostAt ? { lostAt, ...(arrivedAt && { arrivedAt }) } : { arrivedAt: seenAt }),
    ...(toldAt !== undefined && { toldAt }),
  };
  await payload.kv.set(KEY, next);
  // Of several offices only the active one alerts; it checks periodically.
  if (!isStandingBy(payload)) await alertAboutCanary(payload);
}

/**
 * Alerts staff about a late, failing or recovered canary over all channels, repeated every six hours. Runs every
 * half minute.
 */
export async function alertAboutCanary(payload: Payload, now = Date.now()): Promise<void> {
  const known = await canaryState(payload);
  const { toldAt, ...rest } = known;
  const failure = canaryFailure(known, now);
  if (failure) {
    if (toldAt !== undefined && Math.abs(now - toldAt) < REPEAT_MS) return;
    if (await sendToAll(payload, lostMessage(failure)))
      await payload.kv.set(KEY, { ...known, toldAt: now });
    return;
  }
  if (toldAt !== undefined && (await sendToAll(payload, backMessage)))
    await payload.kv.set(KEY, rest);
}

/** Sends directly to the channels, since the queue of alerts may be broken. @returns whether any succeeded */
async function sendToAll(payload: Payload, message: Message): Promise<boolean> {
  const key = randomUUID();
  const tries = activeChannels().map((channel) => deliver(payload, channel, message, key));
  const isSent = (await Promise.allSettled(tries)).some(({ status }) => status === 'fulfilled');
  if (!isSent) payload.logger.error({ msg: 'canary alert not sent over any channel' });
  return isSent;
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
