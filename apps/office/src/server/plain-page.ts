/** Returns a page that the server sends without Next. */
export const plainPage = (
  title: string,
  ...paragraphs: string[]
): string => `<!doctype html><html lang="th">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}</html>`;
