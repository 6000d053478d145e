import { inCss } from './oklch.ts';
import { type ColourName, palette } from './palette.ts';

const HEAD =
  '/* Made from packages/brand/src/palette.ts by `npm run brand`: change the colours there. */';

const lines = (prefix: string, isWanted: (name: string) => boolean = () => true) =>
  Object.entries(palette)
    .filter(([name]) => isWanted(name))
    .map(([name, colour]) => `  --${prefix}-${name}: ${inCss(colour)};`);

/** Shades by number are Payload's: visitors need not load them. */
const isNumbered = (name: string) => /^(grey|tint)-/.test(name);

/** What the office calls a colour, where the site has another name for it. */
const officeNames: Partial<Record<ColourName, string>> = { page: 'paper' };

/**
 * The style sheets that carry the colours into both apps: each file's path from the project's root, and its
 * content. The site's are Tailwind's theme, the office's plain variables.
 */
export function styleSheets(): Map<string, string> {
  const office = Object.entries(officeNames).map(
    ([name, own]) => `  --office-${own}: var(--office-${name});`,
  );
  return new Map([
    [
      'packages/brand/colours/site.css',
      `${HEAD}\n@theme static {\n${lines('color', (name) => !isNumbered(name)).join('\n')}\n}\n`,
    ],
    [
      'packages/brand/colours/office.css',
      `${HEAD}\n:root {\n${[...lines('office'), ...office].join('\n')}\n}\n`,
    ],
  ]);
}
