import type { ArticleCard } from '../articles/read/article.ts';
import { shareDigest, type ShareWords } from './share-digest.ts';
import { articleTexts } from '../content/th/articles.ts';
import { brand } from '../content/th/brand.ts';
import { landing } from '../content/th/landing.ts';

const say = (title: string, eyebrow = brand.latinName): ShareWords => ({
  ...{ title, eyebrow, brand: brand.name },
});

/** What the share pictures of the pages say that are no articles. */
const pages = {
  home: say(landing.title.replace(`${brand.name} `, '')),
  articles: say(articleTexts.title),
  pdpa: say('นโยบายความเป็นส่วนตัว'),
  terms: say('ข้อกำหนดการใช้งาน'),
} satisfies Record<string, ShareWords>;

type SharedPage = keyof typeof pages;

export const isSharedPage = (name: string): name is SharedPage => Object.hasOwn(pages, name);
export const pageShareWords = (page: SharedPage): ShareWords => pages[page];
export const pageShareAddress = (page: SharedPage) =>
  `/share/${page}.jpg?v=${shareDigest(pages[page])}`;

/** What is shared of an article. */
type Shared = Pick<ArticleCard, 'slug' | 'title' | 'tags' | 'cover'>;

/** What the share picture of an article says and shows. */
export function articleShareWords({ title, tags, cover }: Shared): ShareWords {
  const words = say(title, tags[0] ?? articleTexts.title);
  const file = cover?.src.split('/').at(-1);
  return cover && file !== undefined ? { ...words, cover: { file, focus: cover.focus } } : words;
}

export const articleShareAddress = (article: Shared) =>
  `/share/articles/${encodeURIComponent(article.slug)}.jpg?v=${shareDigest(articleShareWords(article))}`;

/** The digests of everything that can be asked for now. */
export function shareDigests(articles: Iterable<Shared>): Set<string> {
  const digests = new Set(Object.values(pages).map(shareDigest));
  for (const article of articles) digests.add(shareDigest(articleShareWords(article)));
  return digests;
}
