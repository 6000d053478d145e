import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { may } from '../../access/rules.ts';
import { AdminPage } from '../admin-page.tsx';

interface Props {
  view: AdminViewServerProps;
  title: string;
  /** The path below `/admin`, to return to after login. */
  path: string;
  /** Called only if the user has access. */
  children: () => ReactNode;
}

/** A view of website figures, for admin and marketing. */
export function WebsitePage({ children, ...page }: Props) {
  return (
    <AdminPage
      {...page}
      isAllowed={(user) => may(user, 'read', 'website')}
      refusal="หน้านี้สำหรับผู้ดูแลระบบและฝ่ายการตลาด"
    >
      {children}
    </AdminPage>
  );
}
