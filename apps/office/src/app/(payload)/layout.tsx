import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { createLocalReq, getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { refuseSchedule } from '../../articles/refuse-schedule.ts';
import '../../payload-patches/payload.css';
import { isScheduling } from '../../payload-patches/schedule-calls.ts';
import config from '../../payload.config.ts';
import { importMap } from './admin/importMap.js';
import './brand.css';
import './office.css';

const serverFunction: ServerFunctionClient = async function (args) {
  'use server';
  if (isScheduling(args)) {
    const payload = await getPayload({ config });
    const { user } = await payload.auth({ headers: await headers() });
    const req = await createLocalReq({ ...(user && { user }) }, payload);
    const error = await refuseSchedule(req, args.args);
    if (error) return { error };
  }
  return handleServerFunctions({ ...args, config, importMap });
};

/** The root layout of the admin. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
