import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import { articleEditor } from '../articles/editor.ts';
import { drawCover } from './cover.ts';
import { type Sample, samples } from './samples.ts';

/** Creates the sample articles with their covers and tags, all marked as samples. */
export async function seedSamples(payload: Payload): Promise<void> {
  const editorConfig = await editorConfigFactory.fromEditor({
    config: payload.config,
    editor: articleEditor,
  });
  for (const sample of samples) {
    const content = convertMarkdownToLexical({ editorConfig, markdown: sample.markdown });
    const tag = await recordsOf(payload).create('tags', { name: sample.tag, isSample: true });
    await recordsOf(payload).create('articles', {
      title: sample.title,
      slug: sample.slug,
      generateSlug: false,
      excerpt: sample.excerpt,
      content,
      tag: tag.id,
      cover: await coverOf(payload, sample),
      publishedAt: sample.publishedAt,
      meta: { title: sample.title, description: sample.excerpt },
      isSample: true,
      _status: 'published',
    });
  }
}

/** Deletes all sample articles, images and tags, but not the pictures and tags that other articles use. */
export async function removeSamples(payload: Payload): Promise<void> {
  const where = { isSample: { equals: true } };
  await recordsOf(payload).remove('articles', where);
  await recordsOf(payload).remove('media', where);
  await recordsOf(payload).remove('tags', where);
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
