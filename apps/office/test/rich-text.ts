/** Content of an article as the editor stores it. */
export function content(...children: object[]) {
  const node = { version: 1, format: '', indent: 0, direction: null };
  const paragraph = { ...node, type: 'paragraph', textFormat: 0, children };
  return { root: { ...node, type: 'root', children: [paragraph] } };
}

const link = (text: string, fields: object) => ({
  type: 'link',
  version: 3,
  format: '',
  indent: 0,
  direction: null,
  id: text,
  fields: { newTab: false, ...fields },
  children: [{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }],
});

/** A link to an address. */
export const linkTo = (text: string, url: string) => link(text, { linkType: 'custom', url });

/** A link to an article of the office. */
export const linkToArticle = (text: string, value: number) =>
  link(text, { linkType: 'internal', doc: { relationTo: 'articles', value } });
