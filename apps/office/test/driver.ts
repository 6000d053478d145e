import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { MigrateUpArgs } from '@payloadcms/db-sqlite';

/** Opens a SQLite file with the driver of Payload's adapter, a dependency of the adapter only. */
export async function openWithDriver(file: string): Promise<MigrateUpArgs['db']> {
  const require = createRequire(import.meta.resolve('@payloadcms/db-sqlite'));
  const load = (name: string): Promise<unknown> =>
    import(pathToFileURL(require.resolve(name)).href);
  const { createClient } = (await load('@libsql/client')) as {
    createClient: (config: { url: string }) => unknown;
  };
  const { drizzle } = (await load('drizzle-orm/libsql')) as {
    drizzle: (client: unknown) => MigrateUpArgs['db'];
  };
  return drizzle(createClient({ url: `file:${file}` }));
}
