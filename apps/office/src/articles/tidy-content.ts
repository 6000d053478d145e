import type { FieldHook } from 'payload';

/** The size of a heading in an article, whose own title is the first: a larger or smaller one becomes the nearest. */
export function headingSize(tag: string): 'h2' | 'h3' | 'h4' {
  if (tag === 'h3') return 'h3';
  return tag === 'h1' || tag === 'h2' ? 'h2' : 'h4';
}

/**
 * What is stored of what the editor, or a call, sends: headings of the sizes that an article has, and no picture that
 * is only on its way to the library. Payload marks such a one `pending`; its file is in one browser alone.
 */
export const tidyContent: FieldHook = ({ value }: { value?: unknown }) => tidy(value);

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isPending(one)).map(tidy);
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
