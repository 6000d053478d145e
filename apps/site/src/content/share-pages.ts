import { shareDigest, type ShareWords } from '../share/share-digest.ts';
import { articleTexts } from './articles.ts';
import { brand } from './brand.ts';
import { landing } from './landing.ts';

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
  `/share/${page}.png?v=${shareDigest(pages[page])}`;

/** What the share picture of an article says. */
export const articleShareWords = (article: { title: string; tags: string[] }): ShareWords =>
  say(article.title, article.tags[0] ?? articleTexts.title);

export const articleShareAddress = (article: { slug: string; title: string; tags: string[] }) =>
  `/share/articles/${encodeURIComponent(article.slug)}.png?v=${shareDigest(articleShareWords(article))}`;
