import type { TaskConfig } from 'payload';

const handler = () => ({ output: {} });

/**
 * What the release before had Payload queue. An alert's own row says now when it is due, and the sweep is
 * a round: what is left in the queue is done by being read. Whoever goes back to that release finds its
 * names in the database.
 */
export const formerTasks: TaskConfig[] = [
  {
    slug: 'sendAlert',
    inputSchema: [{ name: 'alert', type: 'number', required: true }],
    handler,
  } satisfies TaskConfig<'sendAlert'>,
  { slug: 'sweepAlerts', handler } satisfies TaskConfig<'sweepAlerts'>,
];
