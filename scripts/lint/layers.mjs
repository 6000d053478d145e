import path from 'node:path';
import { root } from '../project.mjs';

/**
 * The layers of each app from top to bottom. An entry, a folder or file of `src`, may import from lower layers,
 * not from others in its own layer.
 */
export const layers = {
  'apps/site/src': [
    ['pages'],
    ['server'],
    ['server/astro', 'env.d.ts'],
    ['page-bodies', 'middleware.ts'],
    ['sections', 'services'],
    ['layouts', 'health'],
    ['share', 'articles'],
    ['articles/sync', 'articles/queries'],
    ['articles/store', 'consent/banner', 'forms', 'islands'],
    ['articles/html', 'leads', 'analytics', 'site-content-sync', 'browser', 'privacy-requests'],
    [
      'articles/search',
      'content-site',
      'registrations',
      'consent',
      'product-mockups',
      'erasure.ts',
    ],
    ['storage'],
    ['forms/rules', 'http', 'components', 'illustrations'],
    ['content'],
    ['attribution', 'environment', 'styles', 'thai'],
  ],
  'apps/office/src': [
    ['instrumentation.ts', 'app'],
    ['payload.config.ts'],
    ['start'],
    ['samples', 'collections', 'endpoints', 'admin', 'jobs'],
    ['site/notify-site.ts'],
    ['health', 'articles', 'privacy'],
    ['alerts', 'site-content', 'people', 'statistics'],
    ['i18n', 'enquiries', 'server'],
    ['audit', 'database'],
    ['site', 'payload-patches', 'logging'],
    ['access', 'environment'],
    ['jobs/scheduler.ts', 'alerts/channels'],
    ['exports'],
    ['i18n/date-formats.ts', 'erasure', 'errors', 'mail'],
    ['payload-types.ts', 'migrations'],
  ],
  packages: [['brand'], ['protocol', 'data-dir', 'thai']],
};

/** Folders that may import from both apps: tests, benchmarks and scripts. */
const shared = /^apps\/[^/]+\/(e2e|conformance|test|bench|scripts)\//;
const test = /(^|\/)test-|\.test\.tsx?$/;

/**
 * The rule `layers/imports`. Checks `import`, `export … from`, `import()` and `import('…')` types in TypeScript,
 * React and Astro files. Tests may import anything from their app.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const imports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      upward: '{{from}} may not import from {{to}}, which is not in a lower layer.',
      unknown: '{{to}} has no layer: add it in scripts/lint/layers.mjs.',
      foreign: '{{from}} may not import from {{to}}: put shared code into a package.',
    },
  },
  create(context) {
    const file = path.relative(root, context.physicalFilename);
    const here = placeOf(file);
    const isFree = here.layer === undefined || test.test(file);

    /** @param {import('eslint').Rule.Node} node @param {unknown} wanted */
    const check = (node, wanted) => {
      const target = typeof wanted === 'string' ? targetOf(file, wanted) : undefined;
      if (target === undefined) return;
      const there = placeOf(target);
      const report = (/** @type {string} */ messageId) =>
        context.report({ node, messageId, data: { from: here.name, to: there.name } });
      if (here.part !== there.part) {
        if (here.part && !shared.test(file)) report('foreign');
      } else if (!isFree && here.name !== there.name) {
        if (there.layer === -1) report('unknown');
        else if (!(Number(there.layer) > Number(here.layer))) report('upward');
      }
    };

    return {
      Program(node) {
        if (!isFree && here.layer === -1)
          context.report({ node, messageId: 'unknown', data: { to: here.name } });
      },
      'ImportDeclaration, ExportAllDeclaration, ExportNamedDeclaration, ImportExpression': (
        /** @type {import('eslint').Rule.Node & { source: { value?: unknown } | null }} */ node,
      ) => check(node, node.source?.value),
      'TSImportType > Literal': (
        /** @type {import('eslint').Rule.Node & { value: unknown }} */ node,
      ) => check(node, node.value),
    };
  },
};

/**
 * Returns the target of an import, relative to the project root; undefined for a library, and for a package that
 * an app imports by name.
 *
 * @param {string} file @param {string} wanted
 */
function targetOf(file, wanted) {
  if (wanted.startsWith('.')) return path.join(path.dirname(file), wanted);
  const [, name = ''] = /^@clinicdee\/([^/]+)/.exec(wanted) ?? [];
  if (!name) return undefined;
  if (!layers.packages.flat().includes(name)) return `apps/${name}/`;
  return file.startsWith('packages/') ? `packages/${name}/` : undefined;
}

/**
 * Returns the layer of a file.
 *
 * @param {string} file relative to the project root
 * @returns `part`: the app or `packages`; `layer`: index from the top, -1 if unlisted, undefined outside the layers;
 *   `name`: for messages
 */
function placeOf(file) {
  const [part] = /^apps\/[^/]+|^packages(?=\/)/.exec(file) ?? [''];
  const [folder, rows = []] =
    Object.entries(layers).find(([folder]) => file.startsWith(`${folder}/`)) ?? [];
  if (folder === undefined) return { part, layer: undefined, name: file };
  const [first = '', second] = path.relative(folder, file).split('/');
  // The longest listed name wins: `articles/queries` before `articles`.
  const two = `${first}/${second}`;
  const own = rows.flat().includes(two) ? two : first;
  const layer = rows.findIndex((row) => row.includes(own));
  return { part, layer, name: `${folder.replace(/\/src$/, '')}/${own}` };
}
