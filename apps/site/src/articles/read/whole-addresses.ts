import type { Article } from './article.ts';

/**
 * An article's HTML for whoever shows it elsewhere: there, addresses must be whole, and no style of ours
 * is known.
 *
 * @param page its address, which its own anchors begin with
 */
export function withWholeAddresses({ html }: Pick<Article, 'html'>, page: URL): string {
  return html
    .replace(/<span class="keep">([^<]*)<\/span>/g, '$1')
    .replace(/ (src|href)="\//g, ` $1="${page.origin}/`)
    .replace(/ href="#/g, ` href="${page.href}#`)
    .replace(
      / srcset="([^"]*)"/g,
      (_, list: string) => ` srcset="${list.replace(/(^|, )\//g, `$1${page.origin}/`)}"`,
    );
}
