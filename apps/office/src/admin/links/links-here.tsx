'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import type { LinkTarget, NamedArticle } from '../../articles/published-links.ts';

interface Links {
  targets: LinkTarget[];
  /** What is wrong with the links of the article itself, as it is published. */
  problems: string[];
}

/** The site takes what is published over within seconds, and is asked what it shows. */
const LOOK_AGAIN = 10_000;

/** Beside an article, or in a form that can take a section away: who links here, and which links lead nowhere now. */
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

function Names({ of }: { of: readonly NamedArticle[] }) {
  return of.map(({ id, title }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Link href={`/admin/collections/articles/${id}`} prefetch={false}>
        {title}
      </Link>
    </span>
  ));
}

/** Asked when the form opens and after everything that is saved, published or taken back. */
function useLinks(): Links {
  const { globalSlug, hasPublishedDoc, id, lastUpdateTime } = useDocumentInfo();
  const [links, setLinks] = useState<Links>({ targets: [], problems: [] });
  const target = globalSlug ?? id;
  useEffect(() => {
    if (target === undefined) return;
    const leaving = new AbortController();
    const look = () => {
      fetch(`/api/links-to/${target}`, { signal: leaving.signal })
        .then(async (response) => {
          if (response.ok) setLinks((await response.json()) as Links);
        })
        // Left the page, or the office is away for a moment: what is shown stays.
        .catch(() => undefined);
    };
    look();
    const again = setTimeout(look, LOOK_AGAIN);
    return () => {
      clearTimeout(again);
      leaving.abort();
    };
  }, [target, hasPublishedDoc, lastUpdateTime]);
  return links;
}
