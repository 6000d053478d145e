/**
 * Runs once when the server starts. Without it the database would be migrated, the first admin made
 * and the alert queue started only at the first request.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('./payload.config.ts'),
  ]);
  await getPayload({ config, cron: true });
}
