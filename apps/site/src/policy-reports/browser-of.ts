/** The first that matches is it: those within an app name the browser that they are built on as well. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['LINE', /\bLine\//i],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['TikTok', /\b(?:musical_ly|BytedanceWebview|TikTok)\b/i],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

/** A browser's name by its agent string, the apps that bring one of their own first; or `อื่นๆ`. */
export const browserOf = (userAgent: string): string =>
  browsers.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? OTHER;

/** What no list names. */
const OTHER = 'อื่นๆ';
