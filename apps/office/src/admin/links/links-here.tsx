'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import type { LinkTarget, NamedDocument } from '../../articles/published-links.ts';

interface Links {
  targets: LinkTarget[];
  /** The broken links of the article itself, in its published version. */
  problems: string[];
}

/** The site syncs published content within seconds; reload its state after that, in milliseconds. */
const RELOAD_MS = 10_000;

/** Shown beside an article or page, or in a form that can hide a section: who links here, and broken links. */
export function LinksHere() {
  const { targets, problems } = useLinks();
  if (targets.length === 0 && problems.length === 0) return null;
  return (
    <section className="side-panel" aria-labelledby="links-title">
      <h2 id="links-title">ลิงก์ในบทความที่เผยแพร่แล้ว</h2>
      {problems.length > 0 && (
        <div className="office-warning" role="status">
          ลิงก์ในบทความนี้ที่พาผู้อ่านไปไม่ถึงแล้ว แก้แล้วกดเผยแพร่: {problems.join(' · ')}
        </div>
      )}
      {targets.map((target) => (
        <Target key={target.name} {...target} />
      ))}
    </section>
  );
}

function Target({ name, isThere, from }: LinkTarget) {
  if (isThere) {
    return (
      <p className="office-small">
        <Names of={from} /> มีลิงก์มาที่{name} ถ้าเอาออกจากเว็บไซต์ ลิงก์เหล่านั้นจะพาผู้อ่านไปไม่ถึง
      </p>
    );
  }
  return (
    <div className="office-warning" role="status">
      <Names of={from} /> มีลิงก์มาที่{name} ซึ่งผู้อ่านเปิดไม่ได้แล้ว แก้ลิงก์ในบทความเหล่านั้น หรือให้กลับมาแสดง
    </div>
  );
}

function Names({ of }: { of: readonly NamedDocument[] }) {
  return of.map(({ collection, id, title }, index) => (
    <span key={`${collection}-${id}`}>
      {index > 0 && ', '}
      <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
        {title}
      </Link>
    </span>
  ));
}

/** Fetches the links when the form opens and after each save, publication or withdrawal. */
function useLinks(): Links {
  const { collectionSlug, globalSlug, hasPublishedDoc, id, lastUpdateTime } = useDocumentInfo();
  const [links, setLinks] = useState<Links>({ targets: [], problems: [] });
  const own = collectionSlug === 'pages' && id !== undefined ? `page-${id}` : id;
  const target = globalSlug ?? own;
  useEffect(() => {
    if (target === undefined) return;
    const leaving = new AbortController();
    const load = () => {
      fetch(`/api/links-to/${target}`, { signal: leaving.signal })
        .then(async (response) => {
          if (response.ok) setLinks((await response.json()) as Links);
        })
        // Aborted, or the office is unreachable: keep what is shown.
        .catch(() => undefined);
    };
    load();
    const timer = setTimeout(load, RELOAD_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [target, hasPublishedDoc, lastUpdateTime]);
  return links;
}
