import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { resolve } from 'node:path';

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  // Nobody may frame the office; it frames the site's preview itself.
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Content-Security-Policy', value: "frame-ancestors 'self'; object-src 'none'; base-uri 'self'" },
  { key: 'X-Robots-Tag', value: 'noindex' },
];

const config: NextConfig = {
  poweredByHeader: false,
  headers: () => Promise.resolve([{ source: '/:path*', headers: securityHeaders }]),
  // One lint and type check serves the whole repository: `npm run check`.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: resolve(import.meta.dirname, '../..'),
    resolveAlias: {
      // Every date of the admin in Buddhist years, Payload's own screens included.
      'date-fns/locale/th': './src/admin/thai-dates.ts',
    },
  },
};

export default withPayload(config, { devBundleServerPackages: false });
