import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Builds every route into `dist/server/entry.mjs`, a function that `server/open-site.ts` calls, and assets into `dist/client`. */
export const requestAdapter = (): AstroIntegration => ({
  name: 'request-adapter',
  hooks: {
    'astro:config:done'({ setAdapter }) {
      setAdapter({
        name: 'request-adapter',
        // Deprecated is the other value, whose removal makes this line superfluous.
        // eslint-disable-next-line @typescript-eslint/no-deprecated
        entrypointResolution: 'auto',
        serverEntrypoint: fileURLToPath(new URL('entry.ts', import.meta.url)),
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
      });
    },
  },
});
