/**
 * Runs once when the server starts. Without it the database would be migrated, the first admin made
 * and the alert queue started only at the first request.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [
    { getPayload },
    { default: config },
    { workAlone },
    { startAlone },
    { environment },
    { atRest, atStop },
    { measureOffice },
    canary,
  ] = await Promise.all([
    import('payload'),
    import('./payload.config.ts'),
    import('./jobs/one-at-work.ts'),
    import('./server/start-alone.ts'),
    import('./environment.ts'),
    import('./server/at-stop.ts'),
    import('./health/metrics.ts'),
    import('./health/canary.ts'),
  ]);
  const payload = await startAlone(environment().DATABASE_URL, () =>
    getPayload({ config, cron: true }),
  );
  const stopWorking = workAlone(payload);
  measureOffice(payload);
  const stopWatching = canary.watchCanary(payload);
  // An alert that is on its way is noted as sent; else it would be sent again by the next process.
  atRest(() => {
    stopWatching();
    return stopWorking();
  });
  atStop(() => payload.destroy());
}
