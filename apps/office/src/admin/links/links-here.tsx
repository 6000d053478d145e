import Link from 'next/link';
import type { UIFieldServerProps } from 'payload';
import { Suspense } from 'react';
import { may } from '../../access/rules.ts';
import { linksToDocument, type NamedDocument } from '../../articles/published-links.ts';

/** Shown beside an article or page: who links here, and its own broken links. */
export function LinksHere(props: UIFieldServerProps) {
  if (props.id === undefined || !may(props.user, 'update', 'articles')) return null;
  return (
    <Suspense>
      <Links {...props} />
    </Suspense>
  );
}

async function Links({ collectionSlug, id, payload }: UIFieldServerProps) {
  const isPage = collectionSlug === 'pages';
  const links = await linksToDocument(payload, isPage ? 'pages' : 'articles', Number(id));
  const { from, isPublished, problems } = links;
  if (from.length === 0 && problems.length === 0) return null;
  const name = isPage ? 'หน้านี้' : 'บทความนี้';
  return (
    <section className="office-panel side-panel" aria-labelledby="links-title">
      <h2 id="links-title">ลิงก์ในบทความที่เผยแพร่แล้ว</h2>
      {problems.length > 0 && (
        <div className="office-warning" role="status">
          ลิงก์ใน{name}ที่พาผู้อ่านไปไม่ถึงแล้ว แก้แล้วกดเผยแพร่: {problems.join(' · ')}
        </div>
      )}
      {from.length > 0 && isPublished && (
        <p className="office-small">
          <Names of={from} /> มีลิงก์มาที่{name} ถ้าเอาออกจากเว็บไซต์ ลิงก์เหล่านั้นจะพาผู้อ่านไปไม่ถึง
        </p>
      )}
      {from.length > 0 && !isPublished && (
        <div className="office-warning" role="status">
          <Names of={from} /> มีลิงก์มาที่{name} ซึ่งผู้อ่านเปิดไม่ได้แล้ว แก้ลิงก์ในบทความเหล่านั้น หรือให้กลับมาแสดง
        </div>
      )}
    </section>
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
