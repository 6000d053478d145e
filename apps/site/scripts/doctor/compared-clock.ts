import type { Asker } from './ask.ts';
import type { Finding } from './finding.ts';
import { finding } from './say.ts';

/** Further off than this, dates on leads and messages are wrong enough to be noticed. */
const OFF_MS = 60_000;
const LARGE_MS = 2 * 24 * 60 * 60_000;

/**
 * Compares the clock with what every server that was asked wrote into its `Date`. A server on this
 * machine has the same clock, which proves nothing, but does no harm: the furthest one counts.
 */
export function comparedClock(
  { ahead }: Pick<Asker, 'ahead'>,
  isHere: (host: string) => boolean,
): Finding {
  const others = [...ahead].filter(([host]) => !isHere(host));
  const [server, by] =
    others.sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))[0] ?? [];
  if (server === undefined || by === undefined) {
    const now = new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Asia/Bangkok',
    }).format(new Date());
    return finding('fine', 'clock_alone', { now });
  }
  const off = Math.abs(by);
  if (off <= OFF_MS)
    return finding('fine', 'clock_same', { server, seconds: Math.round(off / 1000) });
  const minutes = Math.round(off / 60_000);
  return finding(off > LARGE_MS ? 'broken' : 'warning', 'clock_off', { server, minutes });
}
