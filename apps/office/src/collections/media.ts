import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CollectionConfig, ImageSize } from 'payload';
import { accessOf } from '../access/rules.ts';
import { cleanUpload } from '../articles/clean-upload.ts';
import { notifyOfChange } from '../site/notify-site.ts';
import { protectUsedPictures } from '../articles/protect-used.ts';
import { environment } from '../environment/environment.ts';
import { NOTHING_THERE } from '../payload-patches/bad-requests.ts';
import { readable, sampleField } from './fields.ts';

const webp = { format: 'webp', options: { quality: 80 } } as const;

/** Defines a size. It always exists, since small originals are enlarged. */
function size(name: string, width: number, height: number): ImageSize {
  return {
    name,
    width,
    height,
    position: 'centre',
    withoutEnlargement: false,
    formatOptions: webp,
    // Hides seven irrelevant columns.
    admin: { disableGroupBy: true, disableListColumn: true, disableListFilter: true },
  };
}

/** Answers 404 for a file that is not on disk, where Payload answers 500. Not with a bucket, whose handler comes first. */
function answerMissing(
  _: unknown,
  { params }: { params: { filename: string } },
): Response | undefined {
  const { filename } = params;
  const isThere =
    filename === basename(filename) && existsSync(join(environment().mediaDir, filename));
  return isThere
    ? undefined
    : Response.json({ errors: [{ message: NOTHING_THERE }] }, { status: 404 });
}

/** Pictures: covers and pictures inside articles. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'ภาพ', plural: 'คลังภาพ' },
  admin: {
    hideAPIURL: true,
    group: 'เนื้อหา',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
  },
  access: accessOf('media'),
  upload: {
    staticDir: environment().mediaDir,
    // No SVG: it may contain scripts, and would be served from the office's origin.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    imageSizes: [size('card', 800, 500), size('large', 1600, 1000), size('share', 1200, 630)],
    adminThumbnail: 'card',
    focalPoint: true,
    handlers: environment().S3_BUCKET ? [] : [answerMissing],
  },
  hooks: {
    beforeOperation: [cleanUpload],
    beforeDelete: [protectUsedPictures],
    afterChange: [notifyOfChange],
    afterDelete: [notifyOfChange],
  },
  fields: [
    {
      name: 'alt',
      label: 'คำอธิบายภาพ',
      type: 'text',
      required: true,
      maxLength: 300,
      validate: readable,
      admin: { description: 'บอกสิ่งที่เห็นในภาพ สำหรับผู้ที่มองไม่เห็นภาพและเครื่องมือค้นหา' },
    },
    sampleField,
  ],
};
