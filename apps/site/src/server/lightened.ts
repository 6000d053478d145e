/** Attributes of a shape. Numbers that are missing are 0. */
interface Attributes {
  text: (name: string) => string;
  number: (name: string) => number;
}

const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

function rectangle({ number }: Attributes): string {
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
  const r = Math.min(number('rx') || number('ry'), width / 2, height / 2);
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  const right = `M${x + r} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}`;
  return `${right}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

/** What a path's `d` says in any place: its first point, which may be written as relative, is not. */
function outright(d: string): string {
  const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)`;
  const [first, x = '', y = ''] =
    new RegExp(String.raw`^\s*m\s*(${number})[\s,]*(${number})[\s,]*`).exec(d) ?? [];
  if (first === undefined) return d;
  const rest = d.slice(first.length);
  return `M${x} ${y}${/^[-+.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

/** The `d` of a path that draws the same as a shape. */
const outlines: Record<string, (attributes: Attributes) => string> = {
  path: ({ text }) => outright(text('d')),
  line: ({ text }) => `M${text('x1')} ${text('y1')}L${text('x2')} ${text('y2')}`,
  polyline: ({ text }) => `M${text('points')}`,
  circle: ({ number }) => oval(number('cx'), number('cy'), number('r'), number('r')),
  ellipse: ({ number }) => oval(number('cx'), number('cy'), number('rx'), number('ry')),
  rect: rectangle,
};

const geometry = /^(d|points|[xy][12]?|c[xy]|r[xy]?|width|height)$/;
/** A shape without children; those that have a class or a colour of their own have other attributes. */
const shapes = /<(path|line|polyline|circle|ellipse|rect)((?: [\w-]+="[^"]*")*)><\/\1>/g;

function outlineOf(name: string, written: string): string | undefined {
  const attributes = new Map(
    [...written.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
  if ([...attributes.keys()].some((key) => !geometry.test(key))) return undefined;
  const text = (key: string) => attributes.get(key) ?? '';
  return outlines[name]?.({ text, number: (key) => Number(text(key)) });
}

/** Draws neighbours that are nothing but lines as one path. */
function joinLines(svg: string): string {
  let joined = '';
  let end = 0;
  let line = '';
  const flush = () => {
    if (line) joined += `<path d="${line}"></path>`;
    line = '';
  };
  for (const { 0: shape, 1: name = '', 2: written = '', index } of svg.matchAll(shapes)) {
    const between = svg.slice(end, index);
    const outline = outlineOf(name, written);
    end = index + shape.length;
    if (between) flush();
    joined += between;
    if (outline === undefined) {
      flush();
      joined += shape;
    } else line += outline;
  }
  flush();
  return joined + svg.slice(end);
}

/** Icons and drawings, whose shapes are lines without a fill unless they have a class. */
const drawn =
  /<svg(?=[^>]* class="[^"]*\b(?:icon|drawing|clinic-mark)\b)(?![^>]*icon-line)[^>]*>[^]*?<\/svg>/g;

/** The page's script behind its starter (`layouts/page-starter.ts`), which is handed its address. */
const started =
  /<script type="module" data-page(?:="")?(>[^<]*<\/script>)<script type="module" src="([^"]+)"><\/script>/;

/**
 * A built page with fewer elements that looks the same, and whose scripts let its words go first.
 * What React brings to life is left alone: it looks for the elements that it wrote.
 */
export function lightened(html: string): string {
  return html
    .split(/(<astro-island[^]*?<\/astro-island>)/)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replaceAll('<!-- -->', '').replace(drawn, joinLines),
    )
    .join('')
    .replace(started, '<script type="module" data-page="$2"$1')
    .replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=');
}

const pageScript = /<script type="module" fetchpriority="low" src="([^"]+)"><\/script>/g;
const startedScript = /<script type="module" data-page="([^"]+)"/;

/**
 * Names what a lightened page's scripts import, so that it is asked for with them, and no earlier than the words: in a
 * link, or beside those that a script in the document asks for (`layouts/page-starter.ts`).
 *
 * @param scriptAt the script at an address of the build: `/_astro/…`
 */
export function withImports(html: string, scriptAt: (address: string) => string): string {
  const importsOf = (address: string) =>
    [...scriptAt(address).matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(
      ([, name]) => `/_astro/${name}`,
    );
  return html
    .replace(pageScript, (script, address: string) => {
      const links = importsOf(address).map(
        (imported) => `<link rel="modulepreload" fetchpriority="low" href="${imported}">`,
      );
      return links.join('') + script;
    })
    .replace(startedScript, (script, address: string) =>
      script.replace(address, [address, ...importsOf(address)].join(' ')),
    );
}
