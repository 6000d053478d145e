// Controls and halves of characters: XML 1.0 forbids them, in whatever spelling.
const forbidden =
  // eslint-disable-next-line no-control-regex -- they are what it is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text as content or attribute of XML; what XML cannot hold is left out. */
export const xml = (text: string) =>
  text
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
