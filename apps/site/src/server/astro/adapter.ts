import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Builds the site for our own server: `dist/client` (files), `dist/server/entry.mjs` (`entry.ts` with
 * all routes that are rendered on demand) and `dist/policies.json` (each built page's
 * Content-Security-Policy, by its address).
 */
export function requestAdapter(): AstroIntegration {
  const policies: Record<string, string> = {};
  let policiesFile: URL;
  return {
    name: 'clinicdee-request-adapter',
    hooks: {
      'astro:config:done'({ config, setAdapter }) {
        policiesFile = new URL('policies.json', config.outDir);
        setAdapter({
          name: 'clinicdee-request-adapter',
          // Deprecated is the other value, whose end makes this line superfluous.
          // eslint-disable-next-line @typescript-eslint/no-deprecated
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('entry.ts', import.meta.url)),
          adapterFeatures: { buildOutput: 'server', staticHeaders: true },
          supportedAstroFeatures: {
            staticOutput: 'stable',
            hybridOutput: 'stable',
            serverOutput: 'stable',
          },
        });
      },
      'astro:build:generated'({ routeToHeaders }) {
        for (const [pathname, { headers }] of routeToHeaders) {
          const policy = headers.get('content-security-policy');
          if (policy) policies[pathname.replace(/(?<=.)\/$/, '')] = policy;
        }
      },
      async 'astro:build:done'() {
        await writeFile(policiesFile, JSON.stringify(policies, null, 2));
      },
    },
  };
}
