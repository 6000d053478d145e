import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';
import { articleEditor } from '../articles/editor.ts';
import { drawCover } from './cover.ts';
import type { Sample } from './sample.ts';
import { samples } from './samples.ts';

/** Creates the sample articles with their covers and tags, all marked as samples. */
export async function seedSamples(payload: Payload): Promise<void> {
  const editorConfig = await editorConfigFactory.fromEditor({
    config: payload.config,
    editor: articleEditor,
  });
  for (const sample of samples) {
    const content = convertMarkdownToLexical({
      editorConfig,
      markdown: trimTables(sample.markdown),
    });
    await payload.create({
      collection: 'articles',
      data: {
        title: sample.title,
        slug: sample.slug,
        generateSlug: false,
        excerpt: sample.excerpt,
        content,
        tag: await tagOf(payload, sample.tag),
        cover: await coverOf(payload, sample),
        publishedAt: sample.publishedAt,
        meta: { title: sample.title, description: sample.excerpt },
        isSample: true,
        _status: 'published',
      },
      // Runs at the first start, without a user.
      overrideAccess: true,
    });
  }
}

/** Deletes all sample articles, images and tags. */
export async function removeSamples(payload: Payload): Promise<void> {
  const where = { isSample: { equals: true } };
  await payload.delete({ collection: 'articles', where, overrideAccess: true });
  await payload.delete({ collection: 'media', where, overrideAccess: true });
  // Tags that other articles use are rejected individually.
  await payload.delete({ collection: 'tags', where, overrideAccess: true });
}

/** Removes the spaces around the bars of Markdown tables, which only align the source. */
function trimTables(markdown: string): string {
  return markdown.replaceAll(/ *\| */g, '|');
}

async function tagOf(payload: Payload, name: string): Promise<number> {
  const { docs } = await payload.find({
    collection: 'tags',
    where: { name: { equals: name } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  if (docs[0]) return docs[0].id;
  const tag = await payload.create({
    collection: 'tags',
    data: { name, isSample: true },
    overrideAccess: true,
  });
  return tag.id;
}

async function coverOf(payload: Payload, sample: Sample): Promise<number> {
  const data = await drawCover(sample.cover);
  const image = await payload.create({
    collection: 'media',
    data: { alt: sample.coverAlt, isSample: true },
    file: { data, mimetype: 'image/png', name: `${sample.slug}.png`, size: data.byteLength },
    overrideAccess: true,
  });
  return image.id;
}
