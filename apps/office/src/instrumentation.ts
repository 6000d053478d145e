/**
 * Runs once when the server starts. Without it the database would be migrated, the first admin made
 * and the alert queue started only at the first request.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [
    { getPayload },
    { default: config },
    { finishJobs },
    { atStop },
    { measureOffice },
    canary,
  ] = await Promise.all([
    import('payload'),
    import('./payload.config.ts'),
    import('./jobs/finish-jobs.ts'),
    import('./server/at-stop.ts'),
    import('./health/metrics.ts'),
    import('./health/canary.ts'),
  ]);
  const payload = await getPayload({ config, cron: true });
  measureOffice(payload);
  const stopWatching = canary.watchCanary(payload);
  atStop(() => {
    stopWatching();
    return finishJobs(payload);
  });
}
