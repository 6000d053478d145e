import type { Payload } from 'payload';

/**
 * Lets the list of a global's versions recognise the published one. `fetchLatestVersion` of `@payloadcms/next`
 * looks for the global in `payload.globals[slug]`, where nothing is, and then takes the newest draft for published.
 */
export function nameGlobals({ globals }: Payload): void {
  for (const config of globals.config) Object.assign(globals, { [config.slug]: { config } });
}
