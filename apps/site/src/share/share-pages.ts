import { bindSigns } from '@clinicdee/thai';
import type { ArticleCard } from '../articles/queries/article.ts';
import { languages, mainLanguage } from '../content/languages.ts';
import { fill } from '../content/fill-in.ts';
import { type Contents, contentOf, type SiteContent } from '../content/site-content.ts';
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

type SharedPage = keyof typeof pages;

const isSharedPage = (name: string): name is SharedPage => Object.hasOwn(pages, name);

/** Returns the content of the picture at an address of `pageShareAddress`; undefined if there is none. */
export function pageShareWords(
  contents: Contents,
  name: string,
  requested: string | null,
): ShareWords | undefined {
  const language = languages.find((code) => code === (requested ?? mainLanguage));
  return language && isSharedPage(name) ? pages[name](contents[language]) : undefined;
}

/** Returns the address of a page's share picture. */
export function pageShareAddress(content: SiteContent, page: SharedPage): string {
  const query = inLanguage(content.language);
  return `/share/${page}.jpg?v=${shareDigest(pages[page](content))}${query}`;
}

const inLanguage = (language: string) => (language === mainLanguage ? '' : `&language=${language}`);

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

/** Returns the digests of all current pictures. @param articles all articles */
export function shareDigests(articles: readonly Shared[]): Set<string> {
  const digests = new Set<string>();
  for (const content of languages.map(contentOf)) {
    for (const words of Object.values(pages)) digests.add(shareDigest(words(content)));
  }
  const main = contentOf(mainLanguage);
  for (const article of articles) digests.add(shareDigest(articleShareWords(main, article)));
  return digests;
}
