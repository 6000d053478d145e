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

// The development server injects styles at runtime, which the policy of a built page would block.
const isDevelopment = process.argv.includes('dev');

/** The packages that are installed where the site runs; those of the workspace are bundled. */
const installed = Object.keys(project.dependencies).filter(
  (name) => !name.startsWith('@clinicdee/'),
);

/** Adds the routes of the other languages, below their codes. */
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

/** The modules of a form, and those of its result. */
const inForm =
  /src\/(forms|leads|components|thai|content)\/|packages\/(protocol|thai)|node_modules\/zod\//;
const inResult = /src\/(forms\/(modal|result)|components\/(ticket|call-time|logo))|opening-/;

/**
 * Limits the number of files. The modules of the script of every page are one file, even if other scripts share some
 * of them: each file is a request before the first paint. A form needs four files, its result two more.
 */
const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: 'page',
      priority: 3,
      test: /src\/(attribution|consent\/tags|browser\/(trusted-types|track-event|storage|touches|copy\.|new-in-tab|show-toast|when-visible|load-styles))|http\/network|click-ids|content\/languages/,
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
    // The site checks the origin itself (src/http/body.ts) and answers with an envelope.
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
    // See `content/started-on.ts`.
    define: { 'import.meta.env.BUILT_ON': JSON.stringify(startedOn) },
    plugins: [tailwindcss(), lightImports()],
    // Bundles packages that are installed for development only, such as Astro's own: the image lacks them.
    ssr: isDevelopment ? {} : { noExternal: true, external: installed },
    // An inlined font would be sent with every page.
    build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
    },
  },
});
