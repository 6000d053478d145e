import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { isDeepStrictEqual } from 'node:util';
import type { DocumentViewServerProps, FlattenedField } from 'payload';
import { shortMoment } from '../../i18n/date-formats.ts';
import { latestVersions } from '../../site-content/restore-version.ts';
import { documentOf, isSubject } from '../../site-content/subjects.ts';
import { RestoreVersionButton } from './restore-version-button.tsx';

/** Versions shown at first, and added per "show more". */
const SHOWN = 20;

/** The version list of a global: time, status, changed fields and a restore button. */
export async function Versions({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { globalConfig, permissions, req } = initPageResult;
  const slug = globalConfig?.slug ?? '';
  if (!globalConfig || !isSubject(slug)) return null;
  const shown = Number(searchParams?.limit) || SHOWN;
  const { docs } = await req.payload.findGlobalVersions({
    slug,
    depth: 0,
    // One more, to compare the oldest shown version with its predecessor.
    limit: shown + 1,
    sort: '-updatedAt',
    overrideAccess: false,
    req,
  });
  const { newest, published } = await latestVersions(req, slug);
  const may = permissions.globals?.[slug]?.update === true;
  return (
    <main className="old-versions">
      <SetDocumentStepNav
        globalSlug={slug}
        pluralLabel={globalConfig.label}
        useAsTitle={slug}
        view="ฉบับเก่า"
      />
      <Gutter>
        {docs.length === 0 && <p>ยังไม่มีฉบับเก่า เว็บไซต์แสดงค่าตั้งต้น</p>}
        {docs.length > 0 && (
          <>
            <p className="field-hint">
              กู้คืนได้ในครั้งเดียว ฉบับที่เคยเผยแพร่ขึ้นเว็บไซต์ทันที ฉบับร่างเปิดเป็นร่าง และเลิกทำได้เสมอ
            </p>
            <ol className="version-list">
              {docs.slice(0, shown).map(({ id, updatedAt, version }, index) => {
                const moment = shortMoment.format(new Date(updatedAt));
                const isDraft = version._status === 'draft';
                const [isPublished, isNewest] = [id === published?.id, id === newest?.id];
                return (
                  <li key={id}>
                    <a href={`/admin/globals/${slug}/versions/${id}`}>{moment}</a>
                    {isPublished ? (
                      <strong>เผยแพร่อยู่</strong>
                    ) : (
                      <span>{stateWords(isDraft, isNewest)}</span>
                    )}
                    <span className="office-small">
                      {changed(version, docs[index + 1]?.version, globalConfig.flattenedFields)}
                    </span>
                    {may && !isNewest && (
                      <RestoreVersionButton subject={slug} version={id} {...{ moment, isDraft }} />
                    )}
                  </li>
                );
              })}
            </ol>
            {docs.length > shown && <a href={`?limit=${shown + SHOWN}`}>ฉบับก่อนหน้านี้</a>}
          </>
        )}
      </Gutter>
    </main>
  );
}

/** The status of a version that is not published now. */
function stateWords(isDraft: boolean, isNewest: boolean): string {
  if (!isDraft) return 'เคยเผยแพร่';
  return isNewest ? 'ร่างล่าสุด' : 'ร่าง';
}

/** Returns the labels of the fields that differ from the version before. */
function changed(
  version: object,
  before: object | undefined,
  fields: readonly FlattenedField[],
): string {
  if (!before) return '';
  const [now, then] = [documentOf(version), documentOf(before)];
  return fields
    .filter(({ name }) => !isDeepStrictEqual(now[name], then[name]))
    .flatMap((field) => ('label' in field && typeof field.label === 'string' ? [field.label] : []))
    .join(' · ');
}
