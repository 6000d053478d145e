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
  collection: 'articles' | 'pages',
  draft: JsonObject & { id: number },
): Promise<ValidationFieldError[]> {
  const { config } = req.payload.collections[collection];
  const data = deepCopyObjectSimple({ ...draft, _status: 'published' });
  const errors: ValidationFieldError[] = [];
  await beforeChangeTraverseFields({
    id: draft.id,
    collection: config,
    context: {},
    data,
    doc: draft,
    docWithLocales: draft,
    errors,
    fieldLabelPath: '',
    fields: config.fields,
    global: null,
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
