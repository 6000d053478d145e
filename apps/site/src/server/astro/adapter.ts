import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Builds the routes into `dist/server/entry.mjs`, which `server/open-site.ts` imports, and assets into `dist/client`. */
export const requestAdapter = (): AstroIntegration => ({
  name: 'request-adapter',
  hooks: {
    'astro:config:done'({ setAdapter }) {
      setAdapter({
        name: 'request-adapter',
        // Required while the deprecated value `explicit` is Astro's default.
        // eslint-disable-next-line @typescript-eslint/no-deprecated
        entrypointResolution: 'auto',
        serverEntrypoint: fileURLToPath(new URL('entry.ts', import.meta.url)),
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
      });
    },
  },
});
