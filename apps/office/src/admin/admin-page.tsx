import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import type { User } from '../payload-types.ts';
import { views } from './views.ts';

interface Props {
  view: AdminViewServerProps;
  path: keyof typeof views;
  /** Called only if the user has access. */
  children: (user: User) => ReactNode;
}

/** A custom view in Payload's default template. */
export function AdminPage({ view, path, children }: Props) {
  const { initPageResult, params, searchParams } = view;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload, user } = req;
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/${path}`)}`);
  const { isAllowed, refusal, title } = views[path];
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={payload}
      permissions={permissions}
      req={req}
      user={user}
      visibleEntities={visibleEntities}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
    >
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className="website-page">
        <h1>{title}</h1>
        {isAllowed(user) ? children(user) : <p>{refusal}</p>}
      </Gutter>
    </DefaultTemplate>
  );
}
