import type { Log } from '../http/log.ts';
import { Canary, type CanaryNews } from './canary.ts';
import { LeadAlarm, type LeadNews } from './lead-alarm.ts';
import type { Outbox } from './outbox.ts';
import type { LeadService } from './receive.ts';

/** What staff are told when leads do not get to them, and when they do again. */
export type LeadEvent = `canary.${CanaryNews}` | `leads.${LeadNews}`;

interface Parts {
  outbox: Outbox;
  service: LeadService;
  log: Log;
  /** Between two canaries, in milliseconds; undefined where none is sent. */
  everyMs: number | undefined;
  /** Whether the lead API listens; never rejects. */
  isReceiverUp?: (() => Promise<boolean>) | undefined;
  /** Tells staff. @returns whether anybody was reached */
  alarm: (event: LeadEvent) => Promise<boolean>;
}

/** Watches over the way of leads to staff, from now until it is stopped. */
export function watchLeads({ alarm, everyMs, isReceiverUp, ...parts }: Parts): {
  canary: Canary | undefined;
  stop: () => void;
} {
  const canary =
    everyMs === undefined
      ? undefined
      : new Canary({ ...parts, everyMs, isReceiverUp, tell: (news) => alarm(`canary.${news}`) });
  canary?.start();
  const leadAlarm = new LeadAlarm({
    ...parts,
    tell: (news) => alarm(`leads.${news}`),
    isKnown: () => canary?.isTold ?? false,
  });
  leadAlarm.start();
  const stop = () => {
    canary?.stop();
    leadAlarm.stop();
  };
  return { canary, stop };
}
