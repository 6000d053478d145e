import type { TaskConfig } from 'payload';

const handler = () => ({ output: {} });

/**
 * Tasks of a former release that may still be queued; they do nothing. Alerts now store their due time, and the
 * scheduler creates them. A rollback to that release needs the names in the database.
 */
export const formerTasks: TaskConfig[] = [
  {
    slug: 'sendAlert',
    inputSchema: [{ name: 'alert', type: 'number', required: true }],
    handler,
  } satisfies TaskConfig<'sendAlert'>,
  { slug: 'sweepAlerts', handler } satisfies TaskConfig<'sweepAlerts'>,
];
