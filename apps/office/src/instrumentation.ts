/**
 * Runs once when the server starts. Without it the database would be migrated, the first admin made
 * and the alert queue started only at the first request.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [
    { getPayload },
    { default: config },
    { finishQueues },
    { atRest, atStop },
    { measureOffice },
    canary,
  ] = await Promise.all([
    import('payload'),
    import('./payload.config.ts'),
    import('./payload-seams/job-queues.ts'),
    import('./server/at-stop.ts'),
    import('./health/metrics.ts'),
    import('./health/canary.ts'),
  ]);
  const payload = await getPayload({ config, cron: true });
  measureOffice(payload);
  const stopWatching = canary.watchCanary(payload);
  // An alert that is on its way is noted as sent; else it would be sent again by the next process.
  atRest(() => {
    stopWatching();
    return finishQueues(payload);
  });
  atStop(() => payload.destroy());
}
