import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import type { Rolldown } from 'vite';
import { lightImports } from './light-imports.ts';
import { buildFolder } from './scripts/build-folder.ts';
import {
  filesOfEveryLanguage,
  otherLanguages,
  pagesOfEveryLanguage,
  pathIn,
} from './src/content/languages.ts';
import { startedOn } from './src/content/started-on.ts';
import { errorStatuses } from './src/server/error-statuses.ts';
import { requestAdapter } from './src/server/astro/adapter.ts';
import project from './package.json' with { type: 'json' };

// The development server injects styles as it goes, which the policy of a built page would block.
const isDevelopment = process.argv.includes('dev');

/** The packages that are installed where the site runs; those of the workspace are bundled. */
const installed = Object.keys(project.dependencies).filter(
  (name) => !name.startsWith('@clinicdee/'),
);

/** What every language has, below its own code. */
const pagesOfLanguages: AstroIntegration = {
  name: 'pages-of-languages',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const language of otherLanguages) {
        const inject = (path: string, file: string) =>
          injectRoute({
            pattern: pathIn(language, path),
            entrypoint: `./src/pages${file}`,
          });
        for (const path of pagesOfEveryLanguage) {
          inject(path, `${path === '/' ? '/index' : path}.astro`);
        }
        inject('/c/[slug]', '/c/[slug].astro');
        for (const path of filesOfEveryLanguage) inject(path, `${path}.ts`);
        for (const status of errorStatuses) inject(`/${status}`, `/${status}.astro`);
      }
    },
  },
};

/** What a form is made of, and what is shown once it has been sent. */
const inForm =
  /src\/(forms|leads|components|thai|content)\/|packages\/(protocol|thai)|node_modules\/zod\//;
const inResult = /src\/(forms\/(modal|result)|components\/(ticket|call-time|logo))|opening-/;

/**
 * Few files: what the script of every page is made of is one file beside it, whoever else needs a part of
 * it, since each part would be a request before the first screen is there; and the forms need four, and two
 * more for their results.
 */
const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: 'page',
      priority: 3,
      test: /src\/(attribution|consent\/tags|browser\/(trusted-types|announce|storage|touches|copy\.|new-in-tab|show-toast|when-seen|load-styles))|http\/network|click-ids|content\/languages/,
    },
    {
      name: 'react',
      priority: 2,
      test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
    },
    { name: 'icons', priority: 2, test: /node_modules\/lucide-react\//, minShareCount: 2 },
    {
      name: 'form',
      priority: 1,
      minShareCount: 2,
      test: (id) => inForm.test(id) && !inResult.test(id) && !id.includes('/registration'),
    },
    { name: 'result', minShareCount: 2, test: inResult },
  ],
};

export default defineConfig({
  outDir: buildFolder,
  output: 'server',
  trailingSlash: 'never',
  build: { inlineStylesheets: 'always' },
  adapter: requestAdapter(),
  integrations: [react(), pagesOfLanguages],
  devToolbar: { enabled: false },
  security: {
    // Every POST answers for itself (src/http/body.ts), in the envelope of the calls.
    checkOrigin: false,
    csp: !isDevelopment && {
      directives: [
        "default-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        'frame-src https://www.google.com',
        "require-trusted-types-for 'script'",
        'trusted-types default own-page',
      ],
    },
  },
  markdown: { syntaxHighlight: false },
  vite: {
    // The landing page's words are as new as its build.
    define: { 'import.meta.env.BUILT_ON': JSON.stringify(startedOn) },
    plugins: [tailwindcss(), lightImports()],
    // Bundles what only development installs, such as Astro's own packages: the image has none of them.
    ssr: isDevelopment ? {} : { noExternal: true, external: installed },
    // A font in a style would travel with every page.
    build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
    },
  },
});
