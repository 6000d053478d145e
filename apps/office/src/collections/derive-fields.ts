import {
  formRegistry,
  schemaProblems,
  sectionEntry,
  sectionNames,
} from '@clinicdee/protocol/site-content';
import type { ArrayField, Block, Field, PayloadRequest } from 'payload';
import * as z from 'zod/mini';
import { addressError } from '../articles/content-rules.ts';
import { errorMessage } from '../site-content/error-message.ts';
import { documentOf } from '../site-content/subjects.ts';
import { rowLabel, withFirstValues } from './site-content/fields.ts';

/** The labels of the landing page's sections. */
const landingLabels = Object.fromEntries(
  sectionNames.map((name) => [name, sectionEntry(name).label]),
);

/**
 * Derives the fields of a form from a schema: types from the schema, labels from the registry beside it. Each field is
 * validated by the schema, with Thai messages; drafts may be invalid.
 */
export function fieldsOf(schema: z.ZodMiniObject): Field[] {
  return Object.entries(schema.shape).flatMap(([name, leaf]) =>
    formRegistry.has(leaf as z.ZodMiniType) ? [fieldOf(schema, name, leaf as z.ZodMiniType)] : [],
  );
}

/** Derives the block of a kind of section. @param texts its first values */
export function blockOf(kind: string, schema: z.ZodMiniObject, texts: object = {}): Block {
  const { label, labelledBy = '' } = entryOf(schema);
  const { RowLabel } = rowLabel(label, labelledBy, landingLabels);
  return {
    slug: kind,
    labels: { singular: label, plural: label },
    admin: {
      disableBlockName: true,
      images: { thumbnail: { url: `/sections/${kind}.svg`, alt: '' } },
      components: { Label: RowLabel },
    },
    fields: withFirstValues(fieldsOf(schema), texts),
  };
}

function fieldOf(schema: z.ZodMiniObject, name: string, leaf: z.ZodMiniType): Field {
  const { label, description, input } = entryOf(leaf);
  const plain = { name, label, admin: { ...(description !== undefined && { description }) } };
  const inner = unwrapped(leaf);
  if (inner instanceof z.ZodMiniBoolean) return { ...plain, type: 'checkbox', defaultValue: false };
  if (inner instanceof z.ZodMiniObject) {
    return { ...plain, type: 'group', fields: fieldsOf(inner) };
  }
  const common = {
    ...plain,
    required: isRequired(leaf),
    validate: validation(schema, name),
  };
  if (inner instanceof z.ZodMiniArray) return listOf(inner, leaf, common);
  if (!(inner instanceof z.ZodMiniString)) throw new Error(`${name}: no field for this type`);
  if (input === 'landingSection') {
    const options = Object.entries(landingLabels).map(([value, of]) => ({ value, label: of }));
    return { ...common, type: 'select', options };
  }
  if (input === 'promotion') {
    const Field = '/admin/site-content/published-choices.tsx#PromotionChoice';
    return { ...common, type: 'text', admin: { ...common.admin, components: { Field } } };
  }
  if (input === 'link') return { ...common, type: 'text', validate: linkValidation(schema, name) };
  return input === 'long' ? { ...common, type: 'textarea' } : { ...common, type: 'text' };
}

/** A list of texts, or of entries with fields; the rows of a fixed number cannot be moved. */
function listOf(
  { def: { element } }: z.ZodMiniArray,
  leaf: z.ZodMiniType,
  common: Pick<ArrayField, 'name' | 'label' | 'admin' | 'required'> & {
    validate: ReturnType<typeof validation>;
  },
): Field {
  if (element instanceof z.ZodMiniString)
    return { ...common, type: 'text', hasMany: true } as Field;
  if (!(element instanceof z.ZodMiniObject))
    throw new Error(`${common.name}: no list of this type`);
  const { label, labelledBy = '', count } = entryOf(leaf);
  return {
    ...common,
    type: 'array',
    labels: { singular: label, plural: label },
    minRows: count ?? 1,
    ...(count !== undefined && { maxRows: count }),
    fields: fieldsOf(element),
    admin: {
      ...common.admin,
      isSortable: count === undefined,
      components: rowLabel(label, labelledBy),
    },
  };
}

/** @throws Error for a schema without a form */
function entryOf(schema: z.ZodMiniType) {
  const entry = formRegistry.get(schema);
  if (!entry) throw new Error('the schema has no entry in the form registry');
  return entry;
}

/** Returns the schema inside a default. */
const unwrapped = (schema: z.ZodMiniType): unknown =>
  schema instanceof z.ZodMiniDefault ? schema.def.innerType : schema;

const isRequired = (schema: z.ZodMiniType): boolean => !schema.safeParse(undefined).success;

interface Beside {
  siblingData?: object | undefined;
  event?: 'onChange' | 'submit' | undefined;
  req: PayloadRequest;
}

/** Validates a field together with the others beside it, and returns the message of its own problem. */
function validation(schema: z.ZodMiniObject, name: string) {
  return (value: unknown, { siblingData }: Beside): string | true => {
    const problems = schemaProblems(schema, documentOf({ ...siblingData, [name]: value }));
    for (const { path, code } of problems) {
      const [field, index] = path;
      if (field !== name) continue;
      if (index === undefined) return errorMessage(code, value);
      // A list of texts is one field; the fields of other entries report their own problems.
      const text: unknown = Array.isArray(value) ? value[Number(index)] : undefined;
      if (typeof text === 'string') return errorMessage(code, text);
    }
    return true;
  };
}

/** Validates a link target, and before publishing that readers can open it. */
function linkValidation(schema: z.ZodMiniObject, name: string) {
  const validate = validation(schema, name);
  return async (value: unknown, options: Beside): Promise<string | true> => {
    const own = validate(value, options);
    // No requests while typing.
    if (own !== true || typeof value !== 'string' || options.event === 'onChange') return own;
    const address = value.trim();
    return (address === '' ? undefined : await addressError(options.req, address)) ?? true;
  };
}
