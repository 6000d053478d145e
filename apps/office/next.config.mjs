import { withPayload } from '@payloadcms/next/withPayload';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { patchedPackages } from './src/payload-patches/bundle-edits.mjs';

// Offices on several machines answer for one another, so the same sources must make the same names of
// calls and builds; by itself Next draws them at random. The key hides nothing: it is for what a server
// function closes over, and the office's one closes over nothing.
const { BUILT_FROM } = process.env;
if (BUILT_FROM !== undefined) {
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= createHash('sha256')
    .update(BUILT_FROM)
    .digest('base64');
}

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  generateBuildId: () => BUILT_FROM?.slice(0, 20) ?? null,
  // One copy for pages, calls and the start: an error of another copy's class is not known as what it
  // is, and a form would not be told which of its fields was refused.
  serverExternalPackages: [
    'payload',
    // One register of figures for the server and for what Next has built.
    'prom-client',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/email-nodemailer',
  ],
  experimental: {
    // Payload tells errors apart by their class names, which minifying would take away.
    serverMinification: false,
    // What is neither a screen nor a call has no layout to be shown in.
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
