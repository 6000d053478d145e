import { unbind } from '@clinicdee/thai';

/** Returns the HTML of an article at `page` for use elsewhere: absolute URLs, no line-break markup. */
export function withAbsoluteUrls(html: string, page: URL): string {
  return unbind(html)
    .replace(/<span class="keep">([^<]*)<\/span>/g, '$1')
    .replace(/ (src|href)="\//g, ` $1="${page.origin}/`)
    .replace(/ href="#/g, ` href="${page.href}#`)
    .replace(
      / srcset="([^"]*)"/g,
      (_, list: string) => ` srcset="${list.replace(/(^|, )\//g, `$1${page.origin}/`)}"`,
    );
}
