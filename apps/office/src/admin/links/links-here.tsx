import type { SectionName } from '@clinicdee/protocol/site-content';
import Link from 'next/link';
import type { UIFieldServerProps } from 'payload';
import { Suspense } from 'react';
import { may } from '../../access/rules.ts';
import {
  type LinkTarget,
  linksToDocument,
  linksToSections,
  type NamedDocument,
} from '../../articles/published-links.ts';

interface Props extends UIFieldServerProps {
  /** In a form of site content: the sections that it can hide. */
  sections?: readonly SectionName[];
}

/** Shown beside an article or page, or in a form that can hide a section: who links here, and broken links. */
export function LinksHere(props: Props) {
  const isNew = props.id === undefined && !props.sections;
  if (isNew || !may(props.user, 'update', 'articles')) return null;
  return (
    <Suspense>
      <Links {...props} />
    </Suspense>
  );
}

async function Links({ collectionSlug, id, payload, sections }: Props) {
  const collection = collectionSlug === 'pages' ? 'pages' : 'articles';
  const { targets, problems } = sections
    ? { targets: await linksToSections(payload, sections), problems: [] }
    : await linksToDocument(payload, collection, Number(id));
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
