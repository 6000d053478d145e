import { formatCss } from 'culori';
import { palette } from './palette.ts';

const HEAD =
  '/* Made from packages/brand/src/palette.ts by `npm run brand -w apps/site`: change the colours there. */';

const lines = (prefix: string, names: readonly string[]) =>
  Object.entries(palette)
    .filter(([name]) => names.includes(name))
    .map(([name, colour]) => `  --${prefix}-${name}: ${formatCss(colour)};\n`)
    .join('');

const all = Object.keys(palette);
/** Numbered shades are for Payload only; visitors need not load them. */
const ofSite = all.filter((name) => !/^(grey|tint)-/.test(name));

/**
 * Generates the style sheets with the colours: content by path from the project root. The site's is a Tailwind
 * theme, the office's has plain variables.
 */
export const styleSheets = () =>
  new Map([
    ['packages/brand/colours/site.css', `${HEAD}\n@theme static {\n${lines('color', ofSite)}}\n`],
    [
      'packages/brand/colours/office.css',
      `${HEAD}\n:root {\n${lines('office', all)}  --office-paper: var(--office-page);\n}\n`,
    ],
  ]);
