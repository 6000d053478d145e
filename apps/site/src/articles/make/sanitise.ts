import sanitizeHtml from 'sanitize-html';
import { youtubeId } from './youtube.ts';

/** Marks the link that stands for a frame of YouTube. */
export const FRAME = 'data-frame';

/** Raise it when the rules change: every article is then made again from what was sent. */
export const RULES = 3;

const allowedTags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre'],
  ...[
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'mark',
    'code',
    'kbd',
    'cite',
    'q',
  ],
  ...['a', 'img', 'figure', 'figcaption', 'time', 'abbr'],
  // A box: `arrange` makes paragraphs of what stands in it.
  'div',
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Whatever stands inside these is no text of the article. */
const droppedWhole = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'textarea', 'option'],
  ...['title', 'xmp', 'plaintext', 'svg', 'math', 'object', 'embed', 'audio', 'video', 'canvas'],
];

const boxes =
  'address article aside center dir details fieldset footer form header hgroup main nav section summary';

/** What stands for others. */
const renamed = new Map([
  ...[['h1', 'h2'] as const, ['h5', 'h4'] as const, ['h6', 'h4'] as const],
  ...boxes.split(' ').map((name) => [name, 'div'] as const),
]);

/**
 * The gate that all content passes: an allow-list of elements, attributes and schemes. No style, no
 * class, no handler comes through; a YouTube frame comes through as a link.
 */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    nonTextTags: droppedWhole,
    allowedAttributes: {
      a: ['href', FRAME],
      // Only to find what a link inside the article means: `arrange` gives headings ids of our own.
      h2: ['id'],
      h3: ['id'],
      h4: ['id'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start', 'reversed'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      time: ['datetime'],
      abbr: ['title'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'http'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    nestingLimit: 40,
    transformTags: {
      '*': (tagName, { href, ...attribs }) => ({
        tagName: renamed.get(tagName) ?? tagName,
        // Pasted addresses bring blanks along; the check of the scheme must not be misled by them.
        attribs: { ...attribs, ...(href !== undefined && { href: href.trim() }) },
      }),
      iframe: (_tagName, attribs) => {
        const id = youtubeId(attribs.src ?? '');
        if (!id) return { tagName: 'iframe', attribs: {} };
        return {
          tagName: 'a',
          attribs: { href: `https://www.youtube.com/watch?v=${id}`, [FRAME]: '' },
          text: attribs.title ?? '',
        };
      },
    },
  });
}
