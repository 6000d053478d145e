'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { isEnquiryCollection } from '../../enquiries/subject.ts';
import type { Alert, History } from '../../payload-types.ts';

interface Related {
  history: History;
  alerts: Alert;
}

/**
 * Fetches the related records of the current lead or registration, again after every save and whenever
 * `version` changes. Uses the REST API, so that its access rules apply.
 */
export function useRelated<Name extends keyof Related>(
  collection: Name,
  version = 0,
): readonly Related[Name][] | undefined {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const [records, setRecords] = useState<readonly Related[Name][]>();
  useEffect(() => {
    if (!isEnquiryCollection(collectionSlug) || id === undefined) return;
    const leaving = new AbortController();
    const query = new URLSearchParams({
      'where[and][0][subject.relationTo][equals]': collectionSlug,
      'where[and][1][subject.value][equals]': String(id),
      sort: '-createdAt,-id',
      depth: '1',
      limit: '200',
      'populate[users][name]': 'true',
    });
    fetch(`/api/${collection}?${query.toString()}`, { signal: leaving.signal })
      .then((response) => response.json() as Promise<{ docs?: Related[Name][] }>)
      .then(({ docs }) => setRecords(docs ?? []))
      // Aborted, or the office is unreachable: keep what is shown.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [collection, collectionSlug, id, lastUpdateTime, version]);
  return records;
}
