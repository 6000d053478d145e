import {
  beforeChangeTraverseFields,
  deepCopyObjectSimple,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload';

/**
 * What an article's newest draft still lacks: the same check that publishing makes, without
 * publishing.
 *
 * @returns the fields' labels, as the editor shows them; empty when it may be published.
 */
export async function unfinishedFields(req: PayloadRequest, id: number): Promise<string[]> {
  const { config } = req.payload.collections.articles;
  const draft = await req.payload.findByID({
    collection: 'articles',
    id,
    draft: true,
    depth: 0,
    // Who may schedule has been asked before.
    overrideAccess: true,
    req,
  });
  const data = deepCopyObjectSimple({ ...draft, _status: 'published' });
  const errors: ValidationFieldError[] = [];
  await beforeChangeTraverseFields({
    id,
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
  return errors.map(({ label, path }) => lastPart(label) || path);
}

/** `บทความ > ภาพปก` names the tab too. */
function lastPart(label: ValidationFieldError['label']): string {
  return typeof label === 'string' ? (label.split(' > ').at(-1) ?? '') : '';
}
