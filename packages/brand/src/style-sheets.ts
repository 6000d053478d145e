import { toCss } from './oklch.ts';
import { type ColourName, palette } from './palette.ts';

const HEAD =
  '/* Made from packages/brand/src/palette.ts by `npm run brand`: change the colours there. */';

const lines = (prefix: string, isWanted: (name: string) => boolean = () => true) =>
  Object.entries(palette)
    .filter(([name]) => isWanted(name))
    .map(([name, colour]) => `  --${prefix}-${name}: ${toCss(colour)};`);

/** Numbered shades are for Payload only; visitors need not load them. */
const isNumbered = (name: string) => /^(grey|tint)-/.test(name);

/** Additional names of colours in the office. */
const officeNames: Partial<Record<ColourName, string>> = { page: 'paper' };

/**
 * Generates the style sheets with the colours: content by path from the project root. The site's is a Tailwind
 * theme, the office's has plain variables.
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
