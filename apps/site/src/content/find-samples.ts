/** A piece of content that is still invented for the sample brand. */
export interface Sample {
  /** Its path from the module's exports, e.g. `equipment.devices[0]`. */
  path: string;
  /** The first of its texts, by which a person recognises it. */
  text: string;
}

/**
 * Everything marked `isSample: true` inside a value, however deep.
 *
 * @param seen objects already listed; content modules build on each other, and each piece of
 *   content has one home
 */
export function findSamples(value: unknown, path = '', seen = new Set<object>()): Sample[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const own: Sample[] =
    'isSample' in value && value.isSample === true ? [{ path, text: firstText(value) }] : [];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    findSamples(child, childPath(path, key, Array.isArray(value)), seen),
  );
  return [...own, ...inner];
}

function childPath(path: string, key: string, isIndex: boolean): string {
  if (isIndex) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** A code beside the texts (`leaf`) names nothing to anybody, and what is filled in is not known here. */
function firstText(value: object): string {
  const texts = Object.values(value).filter((child) => typeof child === 'string');
  const text = texts.find((one) => !/^[a-z-]+$/.test(one)) ?? texts[0] ?? '';
  return text.replaceAll(/\{\{\w+\}\}/g, '…');
}
