import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { FieldAffectingData } from 'payload';
import { asAddress, isAddress } from './links.ts';

/** Reduces pasted text to the supported elements (`payload-patches/paste-feature.tsx`). */
const PasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '/payload-patches/paste-feature.tsx#PasteFeatureClient' },
});

/** The editor of articles: headings, lists, links, quotes, tables, pictures. */
export const articleEditor = lexicalEditor({
  // Its name is in English. The toolbar and `/` offer the same.
  admin: { hideAddBlockButton: true },
  features: [
    ParagraphFeature(),
    // The title of the page is the h1.
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    // For former prices.
    StrikethroughFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    LinkFeature({
      enabledCollections: ['articles'],
      fields: ({ defaultFields }) => defaultFields.map(withOwnAddress),
    }),
    BlockquoteFeature(),
    withThaiFields(EXPERIMENTAL_TableFeature()),
    UploadFeature({ enabledCollections: ['media'] }),
    HorizontalRuleFeature(),
    PasteFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});

type TableFeature = ReturnType<typeof EXPERIMENTAL_TableFeature>;

/** Labels the fields of the dialog that adds a table; Payload derives their labels from the English names. */
function withThaiFields(table: TableFeature): TableFeature {
  const labels: Record<string, string> = { rows: 'จำนวนแถว', columns: 'จำนวนคอลัมน์' };
  return {
    ...table,
    feature: async (args) => {
      const built = typeof table.feature === 'function' ? await table.feature(args) : table.feature;
      return {
        ...built,
        generateSchemaMap: (props) => {
          const schemas = built.generateSchemaMap?.(props) ?? null;
          const dialog = schemas?.get('fields');
          if (dialog && 'fields' in dialog)
            for (const field of dialog.fields)
              if ('name' in field) Object.assign(field, { label: labels[field.name] });
          return schemas;
        },
      };
    },
  };
}

/**
 * Replaces the address field of links: Payload's accepts any word and encodes Thai addresses wrongly
 * (`%2Farticles`).
 */
function withOwnAddress(field: FieldAffectingData): FieldAffectingData {
  if (field.type !== 'text' || field.name !== 'url' || field.hasMany) return field;
  return {
    ...field,
    hooks: {
      beforeChange: [({ value }) => (typeof value === 'string' ? asAddress(value) : undefined)],
    },
    validate: validateAddress,
  };
}

interface Beside {
  /** Missing in the dialog. */
  path?: readonly unknown[];
  siblingData: unknown;
}

/** Validates the dialog of a link only; of the links in an article `validateContent` names the invalid ones. */
const validateAddress = (value: string | null | undefined, { path = [], siblingData }: Beside) => {
  const { linkType } = siblingData as { linkType?: unknown };
  return (
    linkType === 'internal' ||
    path.length > 1 ||
    isAddress(asAddress(value ?? '')) ||
    'ใส่ที่อยู่เต็ม ขึ้นต้นด้วย https:// หรือหน้าในเว็บไซต์ ขึ้นต้นด้วย /'
  );
};
