import type { Article as PublicArticle } from '@clinicdee/protocol';
import type { Article } from '../payload-types.ts';
import { articleHtml } from './html.ts';
import { isPicture, pictureAddress, pixels } from './pictures.ts';

/** Converts an article to the format of the content API (spec §3). */
export function toPublic(article: Article): PublicArticle {
  const cover = isPicture(article.cover) ? article.cover : undefined;
  const sizes = cover?.sizes;
  const share = isPicture(article.meta?.image) ? article.meta.image : cover;
  return {
    title: article.title,
    content: articleHtml(article.content),
    tags: typeof article.tag === 'object' ? (article.tag?.name ?? null) : null,
    cover: pictureAddress(cover),
    coverResized: cover
      ? {
          large: pictureAddress(cover, 'large'),
          card: pictureAddress(cover, 'card'),
          share: pictureAddress(cover, 'share'),
        }
      : null,
    publishedAt: article.publishedAt ?? null,
    slug: article.slug,
    previousSlugs: article.previousSlugs ?? [],
    updatedAt: article.updatedAt,
    excerpt: article.excerpt,
    coverAlt: cover?.alt ?? null,
    coverSizes: {
      cover: pixels(cover),
      card: pixels(sizes?.card),
      large: pixels(sizes?.large),
      share: pixels(sizes?.share),
    },
    coverFocus: cover ? { x: cover.focalX ?? 50, y: cover.focalY ?? 50 } : null,
    seo: {
      title: article.meta?.title ?? null,
      description: article.meta?.description ?? null,
      image: pictureAddress(share, 'share'),
    },
  };
}
