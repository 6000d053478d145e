/** Adds `https:` to `www.rd.go.th` and `//cdn.example`; repairs `https//`, `https:/` and a repeated `https://`. */
export const withHttps = (value: string): string =>
  value
    .trim()
    .replace(/^(?:\/\/(?=[^/\\])|(?=www\d?\.))/i, 'https://')
    .replace(/^(https?)(?::\/{0,3}|\/\/)(?=[^/\\\s])/i, '$1://')
    .replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, '');

const MAIL_ADDRESS = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+(?:\?\S*)?$/;
const PHONE_NUMBER = /^(?:\+\d|0)[\d\s().-]{7,18}$/;
const HOST = /^(?:[\p{L}\p{M}\p{N}-]+\.)+([\p{L}\p{M}]{2,})(?::\d{1,5})?(?=[/?#]|$)/u;
/** File extensions that mark a relative URL. */
const FILE =
  /^(?:aspx?|avif|csv|docx?|gif|html?|jpe?g|json|jspx?|md|mp[34]|pdf|php|png|pptx?|rar|svg|txt|webp|xlsx?|xml|zip)$/i;

/** Adds the scheme the author meant, like TinyMCE's `default_link_protocol`. */
export function withScheme(sent: string): string {
  const value = withHttps(sent);
  if (MAIL_ADDRESS.test(value)) return `mailto:${value}`;
  if (PHONE_NUMBER.test(value)) return `tel:${value.replace(/[^\d+]/g, '')}`;
  const [, ending] = HOST.exec(value) ?? [];
  return ending === undefined || FILE.test(ending) ? value : `https://${value}`;
}
