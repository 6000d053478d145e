import { landingSections } from '@clinicdee/brand/site-content';
import {
  formRegistry,
  type PageSectionKind,
  pageSections,
  schemaProblems,
} from '@clinicdee/protocol/site-content';
import type { Block, Field, PayloadRequest } from 'payload';
import * as z from 'zod/mini';
import { addressErrors } from '../articles/refuse-dead-links.ts';
import { errorMessage } from '../site-content/error-message.ts';
import { documentOf } from '../site-content/subjects.ts';
import { rowLabel } from './site-content/fields.ts';

/** The labels of the landing page's sections. */
const landingLabels = Object.fromEntries(
  Object.entries(landingSections).map(([section, { label }]) => [section, label]),
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

/** Derives the block of a kind of section. */
export function blockOf(kind: PageSectionKind): Block {
  const schema = pageSections[kind];
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
    fields: fieldsOf(schema),
  };
}

function fieldOf(schema: z.ZodMiniObject, name: string, leaf: z.ZodMiniType): Field {
  const { label, description, input, labelledBy = '' } = entryOf(leaf);
  const plain = { name, label, admin: { ...(description !== undefined && { description }) } };
  const inner = unwrapped(leaf);
  if (inner instanceof z.ZodMiniBoolean) return { ...plain, type: 'checkbox', defaultValue: false };
  const common = { ...plain, required: isRequired(leaf), validate: validation(schema, name) };
  if (inner instanceof z.ZodMiniArray) {
    const entry = inner.def.element;
    if (!(entry instanceof z.ZodMiniObject)) throw new Error(`${name}: a list of no objects`);
    return {
      ...common,
      type: 'array',
      labels: { singular: label, plural: label },
      minRows: 1,
      fields: fieldsOf(entry),
      admin: { ...common.admin, components: rowLabel(label, labelledBy) },
    };
  }
  if (!(inner instanceof z.ZodMiniString)) throw new Error(`${name}: no field for this type`);
  if (input === 'landingSection') {
    const options = Object.entries(landingLabels).map(([value, of]) => ({ value, label: of }));
    return { ...common, type: 'select', options };
  }
  if (input === 'link') return { ...common, type: 'text', validate: linkValidation(schema, name) };
  return input === 'long' ? { ...common, type: 'textarea' } : { ...common, type: 'text' };
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
    const own = problems.find(({ path }) => path.length === 1 && path[0] === name);
    return own === undefined || errorMessage(own.code, value);
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
    const errors = address === '' ? [] : await addressErrors(options.req, address);
    return errors.length === 0 || errors.join(' · ');
  };
}
