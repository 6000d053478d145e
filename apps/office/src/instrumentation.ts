/**
 * Runs once when the server starts. Without it the database would be migrated, the first admin made
 * and the alert queue started only at the first request.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [
    { getPayload },
    { default: config },
    { beginWork },
    { startAlone },
    { environment },
    { atStop },
    { measureOffice },
    canary,
    { watchWork },
    { checkpointLog },
  ] = await Promise.all([
    import('payload'),
    import('./payload.config.ts'),
    import('./jobs/work.ts'),
    import('./server/start-alone.ts'),
    import('./environment/environment.ts'),
    import('./server/at-stop.ts'),
    import('./health/metrics.ts'),
    import('./health/canary.ts'),
    import('./health/late-work.ts'),
    import('./payload-patches/sqlite-pragmas.ts'),
  ]);
  const payload = await startAlone(environment().DATABASE_URL, () => getPayload({ config }));
  const stopWorking = beginWork(payload);
  measureOffice(payload);
  const stopWatching = [canary.watchCanary(payload), watchWork(payload)];
  // An alert that is on its way is noted as sent; else it would be sent again by the next process.
  atStop(() => {
    for (const stop of stopWatching) stop();
    return stopWorking();
  });
  atStop(() => checkpointLog(payload));
  atStop(() => payload.destroy());
}
