import type { AdminViewServerProps } from 'payload';
import { may } from '../../access/rules.ts';
import { AdminPage } from '../admin-page.tsx';
import { PersonSearch } from './person-search.tsx';

/** `/admin/person`: everything about one person, to read, to hand over and to erase. */
export function PersonPage(props: AdminViewServerProps) {
  return (
    <AdminPage view={props} path="person">
      {(user) => (
        <PersonSearch
          canErase={may(user, 'erase', 'person')}
          canExport={may(user, 'export', 'person') && !user.exportsOwnOnly}
        />
      )}
    </AdminPage>
  );
}
