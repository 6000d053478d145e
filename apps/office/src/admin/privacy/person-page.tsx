import type { AdminViewServerProps } from 'payload';
import { recordsOf } from '../../access/records.ts';
import { may } from '../../access/rules.ts';
import { AdminPage } from '../admin-page.tsx';
import { PersonSearch } from './person-search.tsx';

/**
 * `/admin/person`: everything about one person, to read, to hand over and to erase. `?request=` names a request of theirs
 * by its id, since a phone number or e-mail address in the URL would stay in logs.
 */
export function PersonPage(props: AdminViewServerProps) {
  return (
    <AdminPage view={props} path="person">
      {async (user) => (
        <PersonSearch
          initial={await contactOf(props)}
          canErase={may(user, 'erase', 'person')}
          canExport={may(user, 'export', 'person') && !user.exportsOwnOnly}
        />
      )}
    </AdminPage>
  );
}

/** The phone number and e-mail address of the request in the URL. */
async function contactOf({ initPageResult, searchParams }: AdminViewServerProps): Promise<string> {
  const records = recordsOf(initPageResult.req.payload);
  // Whoever may open the page may read requests.
  const request = await records.get('privacy-requests', Number(searchParams?.request) || 0);
  return [request?.phone, request?.email].filter(Boolean).join(', ');
}
