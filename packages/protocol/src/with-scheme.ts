import { plainSpelling } from './text.ts';

/** What is pasted with an address: quotation marks or brackets around it, and invisible characters. */
const pasted = /^[\s"'“”‘’<]+|[\s"'“”‘’>]+$|\p{Default_Ignorable_Code_Point}/gu;
/** The scheme of an address, also mistyped or repeated. */
const scheme = /^(?:(https?)\s*(?:[:;][\\/]*|[\\/]{2}))+(?=[^\\/\s])/i;

/** Adds `https:` to `www.rd.go.th` and `//cdn.example`; repairs `https//`, `https:\\` and a repeated `https://`. */
export const withHttps = (value: string): string =>
  value
    .replace(pasted, '')
    .replace(/^(?:\/\/(?=[^/\\])|(?=www\d?\.))/i, 'https://')
    .replace(scheme, '$1://')
    .replace(/^line:\/\/(?=\w)/i, 'https://line.me/R/');

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
  const dialled = plainSpelling(value).replace(/^tel:[\s/]*/i, '');
  if (/^tel:/i.test(value) || PHONE_NUMBER.test(dialled)) return `tel:${phoneNumber(dialled)}`;
  const [, ending] = HOST.exec(value) ?? [];
  return ending === undefined || FILE.test(ending) ? value : `https://${value}`;
}

/** Returns the number that a phone dials: without an extension, and without the `(0)` after a country code. */
const phoneNumber = (text: string): string =>
  text
    .replace(/(?:;|ext|\p{Script=Thai}).*$/isu, '')
    .replace(/^(\+.*)\(0\)/, '$1')
    .replace(/[^\w+*#,]/g, '');
