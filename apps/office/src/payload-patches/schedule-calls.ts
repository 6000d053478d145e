import type { ServerFunctionClientArgs } from 'payload';

/**
 * The server functions that the schedule drawer calls.
 *
 * Relies on: their names. Payload itself checks neither the user nor whether the draft could be published.
 */
export const SCHEDULE = 'schedule-publish';
export const UPCOMING = 'get-upcoming-scheduled-publish';

/** Whether a call sets or removes a schedule. */
export function isScheduling({ name }: Pick<ServerFunctionClientArgs, 'name'>): boolean {
  return name === SCHEDULE;
}
