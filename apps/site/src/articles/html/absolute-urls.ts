import { unbind } from '@clinicdee/thai';

/** Returns the HTML of an article at `page` for use elsewhere: absolute URLs, no line-break markup. */
export function withAbsoluteUrls(html: string, page: URL): string {
  return unbind(html)
    .replace(/<span class="keep">([^<]*)<\/span>/g, '$1')
    .replace(/ (src|href)="(?!\w+:)([^"]*)"/g, (_, name: string, address: string) => {
      return ` ${name}="${URL.parse(address, page)?.href ?? address}"`;
    })
    .replace(
      / srcset="([^"]*)"/g,
      (_, list: string) => ` srcset="${list.replace(/(^|, )\//g, `$1${page.origin}/`)}"`,
    );
}
