'use client';

import { accountCopies } from '@clinicdee/protocol/personal-data';
import {
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useModal,
  useRouteCache,
  useSelection,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter, useSearchParams } from 'next/navigation';
import { useCallback, useId, useState } from 'react';
import { openStatuses } from '../../enquiries/statuses.ts';
import { enquiryCollections } from '../../enquiries/subject.ts';
import { DELETE_ONE, DELETE_SELECTED, useDeletePress } from '../../payload-patches/delete-press.ts';
import type { User } from '../../payload-types.ts';
import { callOffice } from '../call-office.tsx';
import { CopiesElsewhere } from '../privacy/erase-person.tsx';

type Person = Pick<User, 'id' | 'name'>;

/** The content of the dialog. */
interface Question {
  leaving: readonly Person[];
  /** How many open leads and registrations the deleted users own. */
  open: number;
  /** Users who can take them over. */
  successors: readonly Person[];
}

const SLUG = 'delete-people';

/** The users to delete as REST filter: by ids, or the filter of a list. */
export type People = URLSearchParams;

/**
 * A dialog that confirms the deletion of users, shows their open leads and asks for a successor.
 * Returns the dialog and a function that opens it.
 *
 * @param onDeleted called after the deletion
 */
function useDeleteDialog(onDeleted: () => void) {
  const { openModal } = useModal();
  const { t } = useTranslation();
  const select = useId();
  const [question, setQuestion] = useState<Question>();
  const [newOwner, setNewOwner] = useState('');

  const open = useCallback(
    async (people: People) => {
      try {
        setNewOwner('');
        setQuestion(await loadQuestion(people));
        openModal(SLUG);
      } catch {
        toast.error('ติดต่อหลังบ้านไม่ได้ ลองใหม่อีกครั้ง');
      }
    },
    [openModal],
  );

  async function remove({ leaving }: Question) {
    const query = idsOf(leaving.map(({ id }) => id));
    if (newOwner) query.set('newOwner', newOwner);
    const answer = await callOffice<{ message: string }>(`users?${query}`, {
      method: 'DELETE',
      failed: 'ลบไม่สำเร็จ ลองใหม่ภายหลัง',
    });
    if (!answer) return;
    toast.success(answer.message);
    onDeleted();
  }

  const dialog = question && (
    <ConfirmationModal
      modalSlug={SLUG}
      className="delete-people"
      heading={t('general:confirmDeletion')}
      confirmLabel="ลบผู้ใช้"
      confirmingLabel={t('general:deleting')}
      onConfirm={() => remove(question)}
      body={
        <>
          <p>
            กำลังจะลบ <strong>{question.leaving.map(({ name }) => name).join(', ')}</strong>{' '}
            ชื่อจะยังอยู่ในประวัติและบันทึกของลูกค้า
          </p>
          <CopiesElsewhere copies={accountCopies} />
          {question.open > 0 ? (
            <p>
              <label htmlFor={select}>
                มีลูกค้าและการลงทะเบียนที่ยังไม่ปิด <strong>{question.open} ราย</strong> ใครรับช่วงต่อ
              </label>
              <select
                id={select}
                value={newOwner}
                onChange={({ target }) => setNewOwner(target.value)}
              >
                <option value="">ยังไม่มีผู้รับช่วง</option>
                {question.successors.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </p>
          ) : (
            <p>ไม่มีลูกค้าที่ยังไม่ปิดในความรับผิดชอบ</p>
          )}
        </>
      }
    />
  );
  return { dialog, open };
}

/** Returns the REST filter of users with these ids. */
function idsOf(ids: readonly (number | string)[]): People {
  return new URLSearchParams(ids.map((id, index) => [`where[id][in][${index}]`, String(id)]));
}

async function loadQuestion(people: People): Promise<Question> {
  const { docs: leaving } = await read<{ docs: Person[] }>(`users?${people}&${ALL_NAMES}`);
  const ids = leaving.map(({ id }) => id);
  const owned = new URLSearchParams([
    ...ids.map((id, index) => [`where[and][0][owner][in][${index}]`, String(id)]),
    ...openStatuses.map((status, index) => [`where[and][1][status][in][${index}]`, status]),
  ]);
  const counts = await Promise.all(
    enquiryCollections.map((collection) =>
      read<{ totalDocs: number }>(`${collection}/count?${owned}`),
    ),
  );
  const canOwn = 'where[role][in][0]=admin&where[role][in][1]=sales';
  const { docs: owners } = await read<{ docs: Person[] }>(`users?${canOwn}&${ALL_NAMES}`);
  return {
    leaving,
    open: counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0),
    successors: owners.filter(({ id }) => !ids.includes(id)),
  };
}

const ALL_NAMES = 'select[name]=true&depth=0&limit=0&sort=name';

async function read<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`/api/${path}`);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Answer;
}

/** On the page of a user: makes the delete button ask who takes over their leads. */
export function DeleteOne() {
  const { id } = useDocumentInfo();
  const router = useRouter();
  const { dialog, open } = useDeleteDialog(() => router.push('/admin/collections/users'));
  const press = useCallback(() => {
    if (id !== undefined) void open(idsOf([id]));
  }, [id, open]);
  useDeletePress(DELETE_ONE, press);
  return dialog;
}

/** Above the list of users: makes the delete button ask who takes over the leads of the selected users. */
export function DeleteSelected() {
  const { getQueryParams, toggleAll } = useSelection();
  const { clearRouteCache } = useRouteCache();
  const search = useSearchParams();
  const { dialog, open } = useDeleteDialog(() => {
    toggleAll();
    clearRouteCache();
  });
  const press = useCallback(() => {
    // If all pages of the list are selected, the query has the filter and the search instead of ids.
    const name = search.get('search');
    const query = getQueryParams(name ? { name: { like: name } } : undefined);
    void open(new URLSearchParams(query));
  }, [getQueryParams, open, search]);
  useDeletePress(DELETE_SELECTED, press);
  return dialog;
}
