import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { EVENT_FILE } from '../database/database-file.ts';
import { environment } from '../environment/environment.ts';

/** An erasure or a withdrawal of consent, without personal data. */
const privacyEvent = z.object({
  /** A UUID. */
  key: z.string(),
  kind: z.enum(['erasure', 'withdrawal']),
  /** ISO time; records created later are not meant. */
  at: z.string(),
  /** Keyed hashes of the person's phone numbers and e-mail addresses. */
  hashes: z.array(z.string()),
  /** References of the leads and registrations. */
  references: z.array(z.string()),
  reason: z.string(),
  /** Who did it. */
  account: z.string(),
});
export type PrivacyEvent = z.infer<typeof privacyEvent>;

const pathOf = () => join(environment().DATA_DIR, EVENT_FILE);

/**
 * Appends an event and flushes it to disk. It begins a line of its own: a power cut may have truncated the last one.
 *
 * @throws Error when it could not be written
 */
export function appendEvent(event: PrivacyEvent): void {
  const descriptor = openSync(pathOf(), 'a', 0o600);
  try {
    writeSync(descriptor, `\n${JSON.stringify(event)}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads all events; skips a line that a power cut has truncated. */
export function readEvents(file = pathOf()): PrivacyEvent[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return privacyEvent.parse(JSON.parse(line));
      } catch {
        return [];
      }
    });
}
