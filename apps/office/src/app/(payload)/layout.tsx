import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { createLocalReq, getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { refuseSchedule } from '../../articles/refuse-schedule.ts';
import '../../payload-patches/payload.css';
import { translateFormState } from '../../payload-patches/thai-failures.ts';
import { withoutLockTime } from '../../site-content/refuse-conflict.ts';
import config from '../../payload.config.ts';
import { importMap } from './admin/importMap.js';
import './brand.css';
import './office.css';

const serverFunction: ServerFunctionClient = async function (args) {
  'use server';
  // Sets or removes a schedule; Payload checks neither the user nor whether the draft could be published.
  if (args.name === 'schedule-publish') {
    const payload = await getPayload({ config });
    const { user } = await payload.auth({ headers: await headers() });
    const req = await createLocalReq({ ...(user && { user }) }, payload);
    const error = await refuseSchedule(req, args.args);
    if (error) return { error };
  }
  const answer = await handleServerFunctions({ ...args, config, importMap });
  return translateFormState(withoutLockTime(answer, args.args));
};

/** The root layout of the admin. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
