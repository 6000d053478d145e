/** A piece of sample content. */
export interface Sample {
  /** Its path in the content, e.g. `equipment.devices[0]`. */
  path: string;
  /** Its first text, to recognise it by. */
  text: string;
}

/**
 * Finds all objects marked `isSample: true`, at any depth.
 *
 * @param seen objects already listed, because content modules share objects
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

/** The first text that is not a code (`leaf`), with placeholders removed. */
function firstText(value: object): string {
  const texts = Object.values(value).filter((child) => typeof child === 'string');
  const text = texts.find((child) => !/^[a-z-]+$/.test(child)) ?? texts[0] ?? '';
  return text.replaceAll(/\{\{\w+\}\}/g, '…');
}
