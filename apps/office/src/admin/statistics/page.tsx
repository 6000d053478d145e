import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { may } from '../../access/rules.ts';

interface Props {
  view: AdminViewServerProps;
  title: string;
  /** Where it is below `/admin`, for coming back after the log-in. */
  path: string;
  /** Made only for those who may see it. */
  children: () => ReactNode;
}

/** A view of our own within the admin's frame; for admin and marketing alone. */
export function WebsitePage({ view, title, path, children }: Props) {
  const { initPageResult, params, searchParams } = view;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload, user } = req;
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/${path}`)}`);
  return (
    <DefaultTemplate
      {...{ i18n, payload, permissions, req, user, visibleEntities }}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
    >
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className="website-page">
        <h1>{title}</h1>
        {may(req.user, 'read', 'website') ? children() : <p>หน้านี้สำหรับผู้ดูแลระบบและฝ่ายการตลาด</p>}
      </Gutter>
    </DefaultTemplate>
  );
}
