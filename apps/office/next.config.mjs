import { withPayload } from '@payloadcms/next/withPayload';
import { resolve } from 'node:path';
import { dateLocaleAlias } from './src/payload-seams/date-locale.mjs';

// The Content-Security-Policy is another for each page: server.ts.
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  // The live preview may open in a window of its own.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
  { key: 'X-Robots-Tag', value: 'noindex' },
];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  headers: () => Promise.resolve([{ source: '/:path*', headers: securityHeaders }]),
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
    resolveAlias: dateLocaleAlias,
  },
};

export default withPayload(config, { devBundleServerPackages: false });
