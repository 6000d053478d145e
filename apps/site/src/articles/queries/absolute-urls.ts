import { unbind } from '@clinicdee/thai';
import type { Article } from './article.ts';

/**
 * An article's HTML for whoever shows it elsewhere: there, addresses must be whole, no style of ours is
 * known, and nothing is marked for lines.
 *
 * @param page its address, which its own anchors begin with
 */
export function withAbsoluteUrls({ html }: Pick<Article, 'html'>, page: URL): string {
  return unbind(html)
    .replace(/<span class="keep">([^<]*)<\/span>/g, '$1')
    .replace(/ (src|href)="\//g, ` $1="${page.origin}/`)
    .replace(/ href="#/g, ` href="${page.href}#`)
    .replace(
      / srcset="([^"]*)"/g,
      (_, list: string) => ` srcset="${list.replace(/(^|, )\//g, `$1${page.origin}/`)}"`,
    );
}
