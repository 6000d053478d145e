import type { ServerFunctionClientArgs } from 'payload';

/**
 * What the drawer that schedules an article asks the server for.
 *
 * Leans on: the names of these two calls, in which Payload asks neither who it is nor whether the draft
 * could be published.
 */
export const SCHEDULE = 'schedule-publish';
export const UPCOMING = 'get-upcoming-scheduled-publish';

/** Whether a call sets or takes away a time. */
export function isScheduling({ name }: Pick<ServerFunctionClientArgs, 'name'>): boolean {
  return name === SCHEDULE;
}
