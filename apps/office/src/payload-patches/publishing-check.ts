import type { SiteContentSubject } from '@clinicdee/protocol/site-content';
import {
  beforeChangeTraverseFields,
  deepCopyObjectSimple,
  type JsonObject,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload';

/**
 * Validates a draft as publishing does, without publishing, and returns the field errors.
 *
 * Relies on: `beforeChangeTraverseFields`, the step of an update that runs each field's hooks and
 * validation. Payload has no public dry run of publishing.
 */
export async function publishingErrors(
  req: PayloadRequest,
  slug: 'articles' | 'pages' | SiteContentSubject,
  draft: JsonObject,
): Promise<ValidationFieldError[]> {
  const { collections, globals } = req.payload;
  const collection = slug === 'articles' || slug === 'pages' ? collections[slug].config : null;
  const global = globals.config.find((one) => one.slug === slug) ?? null;
  const data = deepCopyObjectSimple({ ...draft, _status: 'published' });
  const errors: ValidationFieldError[] = [];
  await beforeChangeTraverseFields({
    ...(collection && { id: Number(draft.id) }),
    collection,
    context: {},
    data,
    doc: draft,
    docWithLocales: draft,
    errors,
    fieldLabelPath: '',
    fields: (collection ?? global)?.fields ?? [],
    global,
    mergeLocaleActions: [],
    operation: 'update',
    overrideAccess: true,
    parentIndexPath: '',
    parentPath: '',
    parentSchemaPath: '',
    req,
    siblingData: data,
    siblingDoc: draft,
    siblingDocWithLocales: draft,
  });
  return errors;
}
