import { bindSigns } from '@clinicdee/thai';
import type { ArticleCard } from '../articles/queries/article.ts';
import { languages, mainLanguage } from '../content/languages.ts';
import { fill } from '../content/fill-in.ts';
import { type Contents, contentOf, type SiteContent } from '../content/site-content.ts';
import { shareDigest, type ShareWords } from './share-digest.ts';

/** What the share pictures of the pages say that are no articles. */
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

/** What the picture at an address like that of `pageShareAddress` says; undefined when there is none. */
export function pageShareWords(
  contents: Contents,
  name: string,
  asked: string | null,
): ShareWords | undefined {
  const language = languages.find((one) => one === (asked ?? mainLanguage));
  return language && isSharedPage(name) ? pages[name](contents[language]) : undefined;
}

/** Where the share picture of a page is. */
export function pageShareAddress(content: SiteContent, page: SharedPage): string {
  const asked = inLanguage(content.language);
  return `/share/${page}.jpg?v=${shareDigest(pages[page](content))}${asked}`;
}

const inLanguage = (language: string) => (language === mainLanguage ? '' : `&language=${language}`);

/** What is shared of an article. */
type Shared = Pick<ArticleCard, 'slug' | 'title' | 'tags' | 'cover'>;

/** What the share picture of an article says and shows. */
export function articleShareWords({ articles, brand }: SiteContent, article: Shared): ShareWords {
  const { title, tags, cover } = article;
  const file = cover?.src.split('/').at(-1);
  return {
    // Thai has a space where a phrase ends, but for one between a number and what it counts.
    title: bindSigns(title.replace(/\s+/g, ' ').trim()).split(' '),
    label: [tags[0] ?? articles.title],
    brand: brand.name,
    object: file === undefined ? { kind: 'files' } : { kind: 'cover', file },
  };
}

/** Where the share picture of an article is. */
export const articleShareAddress = (content: SiteContent, article: Shared) =>
  `/share/articles/${encodeURIComponent(article.slug)}.jpg?v=${shareDigest(articleShareWords(content, article))}`;

/** The digests of everything that can be asked for now. @param articles all of them */
export function shareDigests(articles: readonly Shared[]): Set<string> {
  const digests = new Set<string>();
  for (const content of languages.map(contentOf)) {
    for (const words of Object.values(pages)) digests.add(shareDigest(words(content)));
  }
  const main = contentOf(mainLanguage);
  for (const article of articles) digests.add(shareDigest(articleShareWords(main, article)));
  return digests;
}
