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
import type { FieldAffectingData, TextFieldSingleValidation } from 'payload';
import { asAddress, isAddress } from './links.ts';

/** Pasted text is brought into what an article can hold (`payload-patches/paste-feature.tsx`). */
const PasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '/payload-patches/paste-feature.tsx#PasteFeatureClient' },
});

/** What an article can hold: headings, lists, links, quotes, tables, pictures. */
export const articleEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    // The page's own title is the h1.
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    // A price that no longer holds.
    StrikethroughFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    LinkFeature({
      enabledCollections: ['articles'],
      fields: ({ defaultFields }) => defaultFields.map(withOwnAddress),
    }),
    BlockquoteFeature(),
    EXPERIMENTAL_TableFeature(),
    UploadFeature({ enabledCollections: ['media'] }),
    HorizontalRuleFeature(),
    PasteFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});

/**
 * Payload's own field takes any word for an address and writes a Thai one in such a way that it leads nowhere
 * (`%2Farticles`).
 */
function withOwnAddress(field: FieldAffectingData): FieldAffectingData {
  if (field.type !== 'text' || field.name !== 'url' || field.hasMany) return field;
  return {
    ...field,
    hooks: {
      beforeChange: [({ value }) => (typeof value === 'string' ? asAddress(value) : undefined)],
    },
    validate: refuseNoAddress,
  };
}

const refuseNoAddress: TextFieldSingleValidation = (value, { siblingData }) => {
  const { linkType } = siblingData as { linkType?: unknown };
  return (
    linkType === 'internal' ||
    isAddress(asAddress(value ?? '')) ||
    'ใส่ที่อยู่เต็ม ขึ้นต้นด้วย https:// หรือหน้าในเว็บไซต์ ขึ้นต้นด้วย /'
  );
};
