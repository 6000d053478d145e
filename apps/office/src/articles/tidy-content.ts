import type { FieldHook } from 'payload';

/** Clamps a heading to h2–h4, since the title of the article is the h1. */
export function headingSize(tag: string): 'h2' | 'h3' | 'h4' {
  if (tag === 'h3') return 'h3';
  return tag === 'h1' || tag === 'h2' ? 'h2' : 'h4';
}

/**
 * Cleans rich text before it is stored: clamps headings and removes pictures whose upload is pending, since their file
 * exists in one browser only.
 */
export const tidyContent: FieldHook = ({ value }: { value?: unknown }) => tidy(value);

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((child) => !isPending(child)).map(tidy);
  if (!isNode(value)) return value;
  const { type, tag, root, children } = value;
  return {
    ...value,
    ...(type === 'heading' && typeof tag === 'string' && { tag: headingSize(tag) }),
    ...(root !== undefined && { root: tidy(root) }),
    ...(children !== undefined && { children: tidy(children) }),
  };
}

const isPending = (value: unknown): boolean =>
  isNode(value) && value.type === 'upload' && (value.value === undefined || value.value === null);

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
