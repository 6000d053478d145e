import { bindSigns } from '@clinicdee/thai';
import type { ArticleCard } from '../articles/queries/article.ts';
import { languages, mainLanguage } from '../content/languages.ts';
import { fill } from '../content/fill-in.ts';
import type { Contents, SiteContent } from '../content/site-content.ts';
import { shareDigest, type ShareWords } from './share-digest.ts';

/** Share pictures of the pages other than articles. */
const pages = {
  home: ({ brand, hero, landing, views: { dashboard } }) => ({
    title: hero.title,
    label: landing.sharePicture.label,
    brand: brand.name,
    object: {
      kind: 'income',
      caption: fill(landing.sharePicture.caption, { branches: String(dashboard.branches.length) }),
      unit: dashboard.captions.unit,
      days: dashboard.days.map(({ income }, index) => ({
        label: landing.sharePicture.week[index] ?? '',
        income,
      })),
    },
  }),
  articles: ({ articles, brand }) => ({
    ...articles.sharePicture,
    title: articles.heading,
    brand: brand.name,
    object: { kind: 'files' },
  }),
  pdpa: (content) => legalPage(content, content.legal.privacyNotice.title),
  terms: (content) => legalPage(content, content.legal.termsOfUse.title),
} satisfies Record<string, (content: SiteContent) => ShareWords>;

const legalPage = ({ brand }: SiteContent, title: readonly string[]): ShareWords => ({
  title,
  label: brand.latinName === brand.name ? [] : [brand.latinName],
  brand: brand.name,
  object: { kind: 'lock-folder' },
});

/** The name of a page's picture. */
const nameOf = (language: string, page: string) =>
  language === mainLanguage ? page : `${language}-${page}`;

/** Returns the content of the picture with a name; undefined if there is none. */
export function pageShareWords(contents: Contents, name: string): ShareWords | undefined {
  for (const [page, wordsOf] of Object.entries(pages)) {
    const language = languages.find((code) => nameOf(code, page) === name);
    if (language) return wordsOf(contents[language]);
  }
  return undefined;
}

/** Returns the address of a page's share picture. */
export const pageShareAddress = (content: SiteContent, page: keyof typeof pages): string =>
  `/share/${nameOf(content.language, page)}.jpg?v=${shareDigest(pages[page](content))}`;

/** The fields of an article that its picture depends on. */
type Shared = Pick<ArticleCard, 'slug' | 'title' | 'tags' | 'cover'>;

/** Returns the content of an article's share picture. */
export function articleShareWords({ articles, brand }: SiteContent, article: Shared): ShareWords {
  const { title, tags, cover } = article;
  const file = cover?.src.split('/').at(-1);
  return {
    // In Thai a space ends a phrase, except between a number and its unit.
    title: bindSigns(title.replace(/\s+/g, ' ').trim()).split(' '),
    label: [tags[0] ?? articles.title],
    brand: brand.name,
    object: file === undefined ? { kind: 'files' } : { kind: 'cover', file },
  };
}

/** Returns the address of an article's share picture. */
export const articleShareAddress = (content: SiteContent, article: Shared) =>
  `/share/articles/${encodeURIComponent(article.slug)}.jpg?v=${shareDigest(articleShareWords(content, article))}`;
