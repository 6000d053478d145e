import sharp from 'sharp';
import type { Office } from './office.ts';

/** A paragraph as the rich text editor stores it. */
export const richText = (text: string) => ({
  root: {
    ...{ type: 'root', format: '', indent: 0, version: 1, direction: null },
    children: [
      {
        ...{ type: 'paragraph', format: '', indent: 0, version: 1, direction: null },
        children: [
          { type: 'text', text, format: 0, style: '', mode: 'normal', detail: 0, version: 1 },
        ],
      },
    ],
  },
});

/** Uploads a picture with one colour. @returns its id */
export const addPicture = async (office: Office, colour: string, alt: string): Promise<number> =>
  office.create('/media', await pictureForm(colour, alt));

/** Replaces the file of a picture. */
export async function replacePicture(office: Office, id: number, colour: string, alt: string) {
  await office.call('PATCH', `/media/${id}`, await pictureForm(colour, alt));
}

/** Publishes an article. @returns its id */
export function publishArticle(
  office: Office,
  { text, ...article }: { title: string; slug: string; text: string; cover: number },
): Promise<number> {
  return office.create('/articles', {
    ...article,
    ...{ generateSlug: false, excerpt: text, content: richText(text), _status: 'published' },
  });
}

/** Changes and publishes an article. */
export const changeArticle = (office: Office, id: number, change: object) =>
  office.call('PATCH', `/articles/${id}`, { _status: 'published', ...change });

async function pictureForm(background: string, alt: string): Promise<FormData> {
  const picture = await sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt }));
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'cover.png');
  return form;
}
