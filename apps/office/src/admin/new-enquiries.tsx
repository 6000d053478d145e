'use client';

import { toast, useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { may } from '../access/rules.ts';
import { type EnquiryCollection, enquiryCollections, enquiryNames } from '../enquiries/subject.ts';
import type { User } from '../payload-types.ts';

const POLL_MS = 10_000;

/**
 * Tells sales on every screen, and in the title of the browser's tab, of enquiries that arrive while it is open, except
 * those that the person has taken or added.
 */
export function NewEnquiries({ children }: { children: ReactNode }) {
  const { user } = useAuth<User>();
  const router = useRouter();
  const person = may(user, 'read', 'leads') ? user?.id : undefined;
  useEffect(() => {
    if (person === undefined) return;
    const open = (collection: EnquiryCollection) => {
      router.push(`/admin/collections/${collection}`);
      // Also where the list is open already.
      router.refresh();
    };
    const watches = enquiryCollections.map((collection) => watch(collection, person, open));
    return () => watches.forEach((stop) => stop());
  }, [person, router]);
  return children;
}

/** Counts enquiries from now on and shows a toast that stays until it is closed. @returns a function that stops */
function watch(
  collection: EnquiryCollection,
  person: number,
  open: (collection: EnquiryCollection) => void,
) {
  // By ids: a lead that is delivered late is new too, whenever it was sent.
  let seen: number | undefined;
  let newest = 0;
  let told = 0;
  async function poll() {
    const query = new URLSearchParams({
      'where[id][greater_than]': String(seen ?? 0),
      'where[isSuspected][not_equals]': 'true',
      'select[reference]': 'true',
      sort: '-id',
      limit: '1',
      depth: '0',
      // The first one counts all, so that a lead of this person that they hand over later is not new.
      ...(seen !== undefined && { 'where[owner][not_equals]': String(person) }),
    });
    const response = await fetch(`/api/${collection}?${query}`);
    if (!response.ok) return;
    const { docs, totalDocs } = (await response.json()) as {
      docs: { id: number }[];
      totalDocs: number;
    };
    newest = docs[0]?.id ?? newest;
    if (seen !== undefined && totalDocs !== told) tell(totalDocs);
    seen ??= newest;
    // Again after each poll, since another page has set its own title.
    showInTitle(collection, told);
  }
  function tell(count: number) {
    told = count;
    if (count === 0) return void toast.dismiss(collection);
    toast.info(`${enquiryNames[collection]}ใหม่ ${count} ราย`, {
      id: collection,
      duration: Infinity,
      classNames: { actionButton: 'quiet-button' },
      onDismiss: startAgain,
      action: {
        label: 'เปิดดู',
        onClick: () => {
          startAgain();
          open(collection);
        },
      },
    });
  }
  function startAgain() {
    seen = newest;
    told = 0;
    showInTitle(collection, told);
  }
  // The next poll makes up for one that fails.
  const pollSafely = () => void poll().catch(() => undefined);
  pollSafely();
  const timer = setInterval(pollSafely, POLL_MS);
  return () => clearInterval(timer);
}

const counts = new Map<EnquiryCollection, number>();

/** Shows the sum before the title of the page: `(2) แดชบอร์ด`. */
function showInTitle(collection: EnquiryCollection, count: number): void {
  counts.set(collection, count);
  const sum = [...counts.values()].reduce((all, one) => all + one, 0);
  const title = document.title.replace(/^\(\d+\) /, '');
  document.title = sum > 0 ? `(${sum}) ${title}` : title;
}
