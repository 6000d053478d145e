import type { Log } from '../http/log.ts';
import { Canary, type CanaryEvent } from './canary.ts';
import { LeadAlarm, type LeadAlarmEvent } from './lead-alarm.ts';
import type { LeadService } from './receive.ts';
import type { SqliteOutbox } from './sqlite-outbox.ts';

/** Alerts about lead delivery. */
export type LeadEvent = `canary.${CanaryEvent}` | `leads.${LeadAlarmEvent}`;

interface WatchOptions {
  outbox: SqliteOutbox;
  service: LeadService;
  log: Log;
  /** Interval between canaries, in milliseconds; undefined where none is sent. */
  everyMs: number | undefined;
  /** Whether the lead API listens; never rejects. */
  isReceiverUp?: (() => Promise<boolean>) | undefined;
  /** Alerts staff. @returns whether anybody was reached */
  alarm: (event: LeadEvent) => Promise<boolean>;
}

/** Starts canaries and alerts about leads, until `stop` is called. */
export function watchLeads({ alarm, everyMs, isReceiverUp, ...options }: WatchOptions): {
  canary: Canary | undefined;
  stop: () => void;
} {
  const canary =
    everyMs === undefined
      ? undefined
      : new Canary({
          ...options,
          everyMs,
          isReceiverUp,
          tell: (event) => alarm(`canary.${event}`),
        });
  canary?.start();
  const leadAlarm = new LeadAlarm({
    ...options,
    tell: (event) => alarm(`leads.${event}`),
    isKnown: () => canary?.isAlerted ?? false,
  });
  leadAlarm.start();
  const stop = () => {
    canary?.stop();
    leadAlarm.stop();
  };
  return { canary, stop };
}
