/**
 * Next's hook, run once when the server starts. Without it migrations, the first admin and the alert queue would wait
 * for the first request.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [
    { getPayload },
    { default: config },
    { startJobs },
    { startAlone },
    { environment },
    { onShutdown },
    { measureOffice },
    { checkpointLog },
    { printWithoutValues },
  ] = await Promise.all([
    import('payload'),
    import('./payload.config.ts'),
    import('./jobs/start-jobs.ts'),
    import('./server/start-alone.ts'),
    import('./environment/environment.ts'),
    import('./server/shutdown.ts'),
    import('./health/metrics.ts'),
    import('./payload-patches/sqlite-pragmas.ts'),
    import('./logging/logging.ts'),
  ]);
  printWithoutValues(console);
  const payload = await startAlone(environment().DATABASE_URL, () => getPayload({ config }));
  const stopJobs = startJobs(payload);
  measureOffice(payload);
  // Running alerts finish and are stored as sent; otherwise the next process would send them again.
  onShutdown(stopJobs);
  onShutdown(() => checkpointLog(payload));
  onShutdown(() => payload.destroy());
}
