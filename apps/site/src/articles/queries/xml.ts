// Control characters and lone surrogates, which XML 1.0 forbids even escaped.
const forbidden =
  // eslint-disable-next-line no-control-regex -- control characters are stripped here
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Escapes a text for XML content or attributes and removes forbidden characters. */
export const xml = (text: string) =>
  text
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
