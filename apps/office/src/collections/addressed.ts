import { slugFrom } from '@clinicdee/protocol';
import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Field,
  type FieldHook,
  type SchedulePublish,
  slugField,
} from 'payload';
import { accessOf } from '../access/rules.ts';
import { notifyOfChange } from '../site/notify-site.ts';
import { type Addressed, copiedSlug, copyAsDraft, keepOldSlug } from '../articles/slug.ts';
import { environment } from '../environment/environment.ts';
import { settleFailedSchedules } from '../payload-patches/schedule-jobs.ts';
import { previewAddress, type Previewed } from '../site-content/preview.ts';
import { refuseStaleForm } from '../site-content/refuse-conflict.ts';
import { restoreDocument } from '../site-content/restore-version.ts';
import { notDuplicated, panel, unique } from './fields.ts';

/** Drafts that are saved while typing. */
export const drafts = (schedulePublish: SchedulePublish | false = { timeFormat: 'HH:mm' }) => ({
  autosave: { interval: 1500, showSaveDraftButton: true },
  schedulePublish,
});

/** Path of the component that saves unsaved input when a form is left or the connection returns. */
export const saveUnsaved = '/payload-patches/save-unsaved.tsx#SaveUnsaved';

/** Previews of a draft on the site, by its subject; none while it is undefined. */
export const previews = (subjectOf: (id: unknown) => Previewed | undefined) => {
  const address = (id: unknown) => {
    const subject = subjectOf(id);
    return subject === undefined ? null : previewAddress(subject);
  };
  return {
    preview: ({ id }: Record<string, unknown>) => address(id),
    livePreview: {
      url: ({ data }: { data: Record<string, unknown> }) => address(data.id),
      breakpoints: [
        { name: 'phone', label: 'โทรศัพท์', width: 390, height: 844 },
        { name: 'desktop', label: 'คอมพิวเตอร์', width: 1280, height: 900 },
      ],
    },
  };
};

interface Options {
  slug: Addressed;
  labels: { singular: string; plural: string };
  admin: NonNullable<CollectionConfig['admin']> & { useAsTitle: string };
  beforeChange?: CollectionBeforeChangeHook[];
  /** The field with the language, which is part of the address. */
  language?: string;
  /** The fields above the slug, and below it. */
  fields: [above: Field[], below: Field[]];
}

/** A collection of documents with an address on the site: drafts, previews, schedules, redirects of former addresses. */
export const addressedCollection = ({
  slug,
  labels,
  admin,
  beforeChange = [],
  language,
  fields: [above, below],
}: Options): CollectionConfig => ({
  slug,
  labels,
  defaultSort: '-updatedAt',
  admin: {
    hideAPIURL: true,
    group: 'เนื้อหา',
    // The list of long articles would take seconds.
    enableListViewSelectAPI: true,
    ...previews((id) => (typeof id === 'number' ? (`${names[slug]}-${id}` as const) : undefined)),
    ...admin,
    components: { ...admin.components, edit: { beforeDocumentControls: [saveUnsaved] } },
  },
  access: accessOf(slug),
  endpoints: [restoreDocument(slug)],
  // No document locks but optimistic locking (`refuse-conflict.ts`): a colleague whose save was refused would lock the
  // other out. `false` would take columns away, which earlier releases read.
  lockDocuments: { duration: 0 },
  versions: { maxPerDoc: 50, drafts: drafts() },
  ...(language && { indexes: [{ fields: ['slug', language], unique: true }] }),
  hooks: {
    beforeOperation: [copyAsDraft],
    beforeValidate: [refuseStaleForm],
    beforeChange: [keepOldSlug, ...beforeChange],
    afterChange: [settleFailedSchedules, notifyOfChange],
    afterDelete: [notifyOfChange],
  },
  fields: [
    ...above,
    slugOf(slug, admin.useAsTitle, labels.singular, language),
    panel('schedule', '/admin/schedule/schedules.tsx#ScheduleState', { position: 'sidebar' }),
    ...below,
    previousSlugs,
    // Payload adds the options.
    {
      name: '_status',
      label: 'สถานะ',
      type: 'select',
      options: [],
      admin: { components: { Cell: '/admin/cells.tsx#PublishingCell' } },
    },
    panel(
      'campaignLink',
      {
        path: '/admin/panels/campaign-link.tsx#CampaignLink',
        clientProps: { siteUrl: environment().SITE_URL },
      },
      { position: 'sidebar' },
    ),
  ],
});

/** The names of documents in previews. */
const names = { articles: 'article', pages: 'page' } as const;

/**
 * Normalises a typed slug to one that the site serves, so that the field shows the final address. Input without letters
 * counts as empty.
 */
const normaliseSlug: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? slugFrom(value) || null : value;

/**
 * The slug of a document: from its title unless it is typed.
 *
 * @param of what has the slug, in Thai: `บทความ`
 */
const slugOf = (
  collection: Addressed,
  useAsSlug: string,
  of: string,
  language: string | undefined,
): Field =>
  slugField({
    useAsSlug,
    slugify: ({ valueToSlugify }) => slugFrom(String(valueToSlugify ?? '')) || undefined,
    overrides: (row) => {
      for (const field of row.fields) {
        if (field.type === 'checkbox') {
          field.label = `ที่อยู่หน้าตามชื่อ${of}`;
          // A version diff shows only the slug itself.
          field.admin = {
            ...field.admin,
            components: { ...field.admin?.components, Diff: '/admin/panels/nothing.tsx#Nothing' },
          };
        }
        if ('name' in field && field.name === 'slug') {
          field.label = 'ที่อยู่หน้า (slug)';
          Object.assign(field, {
            // Normalised before the uniqueness check.
            hooks: { beforeValidate: [normaliseSlug], beforeDuplicate: [copiedSlug] },
            unique: language === undefined,
            validate: unique(collection, 'slug', `${of}อื่นใช้ที่อยู่นี้แล้ว แก้ให้ต่างออกไป`, language),
          });
          Object.assign(field.admin ?? {}, {
            components: {
              Field: { path: '/admin/slug-field.tsx#SlugField', clientProps: { useAsSlug } },
            },
            description: 'เปลี่ยนเป็นภาษาอังกฤษสั้น ๆ ได้ เว้นวรรคจะกลายเป็นขีด ที่อยู่เดิมจะพาไปที่ใหม่เอง',
          });
        }
      }
      return row;
    },
  });

/** The former slugs of a published document, for redirects. */
const previousSlugs: Field = notDuplicated({
  name: 'previousSlugs',
  label: 'ที่อยู่เดิม',
  type: 'text',
  hasMany: true,
  admin: {
    position: 'sidebar',
    readOnly: true,
    disableBulkEdit: true,
    condition: (data: { previousSlugs?: unknown[] }) => Boolean(data.previousSlugs?.length),
  },
});
