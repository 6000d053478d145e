import { withPayload } from '@payloadcms/next/withPayload';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { patchedPackages } from './src/payload-patches/bundle-edits.mjs';

// Any of several offices may answer a request of a page from another, so builds of the same sources must have the same
// build id and ids of server functions; by default both are random. The key is no secret: it encrypts the closures of
// server functions, and the office's has none.
const { BUILT_FROM } = process.env;
if (BUILT_FROM !== undefined) {
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= createHash('sha256')
    .update(BUILT_FROM)
    .digest('base64');
}

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  redirects: () => [{ source: '/', destination: '/admin', permanent: false }],
  generateBuildId: () => BUILT_FROM?.slice(0, 20) ?? null,
  // One copy for pages, calls and the start: `instanceof` fails for an error of another copy, and a form would not
  // learn which of its fields was refused.
  serverExternalPackages: [
    'payload',
    // One registry of metrics for `server.ts` and Next's bundles.
    'prom-client',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/email-nodemailer',
  ],
  experimental: {
    // Payload tells errors apart by their class names, which minifying would take away.
    serverMinification: false,
    // Paths outside the admin and the API have no layout.
    globalNotFound: true,
  },
  // One lint and type check serves the whole repository: `npm run check`.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: resolve(import.meta.dirname, '../..'),
    ...patchedPackages,
  },
};

export default withPayload(config, { devBundleServerPackages: false });
