import type { FlattenedField } from 'payload';

/**
 * Returns where a form has the field at a path, such as `packages.1.yearlySatang`: its label along the path (`แพ็กเกจ 2 >
 * ราคาต่อปี`), and its order, the indexes of fields and rows. The fields of blocks, whose kinds the path lacks, all have
 * the index -1 and no label.
 */
export function placeOf(path: string, fields: readonly FlattenedField[]) {
  const order: number[] = [];
  const labels: string[] = [];
  let inside: readonly FlattenedField[] = fields;
  for (const step of path.split('.')) {
    if (/^\d+$/.test(step)) {
      order.push(Number(step));
      labels.push(`${labels.pop()} ${Number(step) + 1}`);
      continue;
    }
    const index = inside.findIndex(({ name }) => name === step);
    const field = inside[index];
    order.push(index);
    if (!field) continue;
    labels.push('label' in field && typeof field.label === 'string' ? field.label : step);
    inside = 'flattenedFields' in field ? field.flattenedFields : [];
  }
  return { label: labels.join(' > '), order };
}

/** Compares the {@link placeOf} of two fields by their order in the form. */
export function compareOrders(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((step, index) => step !== b[index]);
  return at === -1 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -2);
}
