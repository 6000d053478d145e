import { slugFrom } from '@clinicdee/protocol';
import { type Field, type FieldHook, slugField } from 'payload';
import { type Addressed, freeSlug } from '../articles/slug.ts';
import { notDuplicated, unique } from './fields.ts';

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
export const slugOf = (collection: Addressed, useAsSlug: string, of: string): Field =>
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
            hooks: { beforeValidate: [normaliseSlug], beforeDuplicate: [freeSlug(collection)] },
            validate: unique(collection, 'slug', `${of}อื่นใช้ที่อยู่นี้แล้ว แก้ให้ต่างออกไป`),
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
export const previousSlugs: Field = notDuplicated({
  name: 'previousSlugs',
  label: 'ที่อยู่เดิม',
  type: 'text',
  hasMany: true,
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: (data: { previousSlugs?: unknown[] }) => Boolean(data.previousSlugs?.length),
  },
});
