import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import googleTranslate from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { imports } from './scripts/lint/layers.mjs';

/**
 * Creates restrictions for `no-restricted-syntax`.
 *
 * @param {string} message @param {string[]} selectors
 */
const restrictions = (message, ...selectors) =>
  selectors.map((selector) => ({ selector, message }));

/** @param {ReturnType<typeof restrictions>[]} lists @returns {import('eslint').Linter.RulesRecord} */
const restrict = (...lists) => ({ 'no-restricted-syntax': ['error', ...lists.flat()] });

const spreadLiterals = restrictions(
  'Write the parts without a spread.',
  'SpreadElement > ObjectExpression',
  'JSXSpreadAttribute > ObjectExpression',
  ':matches(ArrayExpression, CallExpression) > SpreadElement > ArrayExpression',
);

const localCall =
  'CallExpression:matches([callee.object.name="payload"], [callee.object.property.name="payload"])' +
  '[callee.property.name=/^(count|create|delete|duplicate|find|forgotPassword|login|resetPassword|restoreVersion|unlock|update)/]';

/** Payload's Local API skips access control by default. */
export const localApi = restrictions(
  'Say whether the rules for people apply: `overrideAccess: false` with a `user`, or `true` with the reason.',
  `${localCall} > ObjectExpression.arguments:not(:has(> Property[key.name="overrideAccess"]))`,
  `${localCall}:not(:has(> ObjectExpression.arguments))`,
);

/** Code that depends on internals of Payload or Next stays in one folder, with its tests. */
const onlyInSeams =
  'depends on internals of Payload or Next: apps/office/src/payload-patches/ is for that.';

const internals = restrictions(
  `This ${onlyInSeams}`,
  // Documented: to bring a database up to date, and to read and write rows without hooks.
  'MemberExpression[object.property.name="db"][property.name!=/^(migrate|find|updateOne|updateMany|deleteMany)$/]',
  'VariableDeclarator[init.property.name="db"] > ObjectPattern',
  'Property[key.name="db"][value.type="ObjectPattern"]',
  'MemberExpression[property.name=/^(crons|sessions|drizzle|requireDrizzleKit)$/]',
  'Identifier[name=/^__locale(Data|Id)__$/]',
  'Identifier[name="MutationObserver"]',
  'CallExpression[callee.property.name="submit"] Property[key.name="overrides"]',
  'CallExpression[callee.property.name=/^(querySelector(All)?|closest|matches)$/]',
  'Literal[value=/^(payload|next|@payloadcms.[^/]+).dist.|^date-fns.locale/]',
);

/** @type {import('eslint').Linter.RulesRecord} */
const importsOfInternals = {
  'no-restricted-imports': [
    'error',
    {
      paths: [
        {
          name: 'payload',
          importNames: ['beforeChangeTraverseFields'],
          message: `This ${onlyInSeams}`,
        },
      ],
      patterns: [
        {
          regex: '^(payload|next|@payloadcms/[^/]+)/dist/',
          message: `A path into a package ${onlyInSeams}`,
        },
        { regex: '^(drizzle-|react-datepicker|date-fns)', message: `This ${onlyInSeams}` },
      ],
    },
  ],
};

const words = restrictions(
  'Words stand in the content.',
  'Literal[value=/[ก-๛]/]',
  'TemplateElement[value.raw=/[ก-๛]/]',
  'JSXText[value=/[ก-๛]/]',
);

/**
 * @param {string} regex what is not to be imported, but for its types
 * @param {string} message
 * @returns {import('eslint').Linter.RulesRecord}
 */
const contentBy = (regex, message) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    { patterns: [{ regex, allowTypeImports: true, message }] },
  ],
});

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/.astro/',
      '**/.next/',
      '**/data/',
      'releases/',
      '**/test-results/',
      'apps/office/src/migrations/',
      'apps/office/src/payload-types.ts',
      '**/importMap.js',
    ],
  },
  js.configs.recommended,
  { plugins: { '@typescript-eslint': tseslint.plugin } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    files: ['apps/site/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    plugins: { 'jsx-a11y-x': /** @type {import('eslint').ESLint.Plugin} */ (jsxA11y) },
    rules: jsxA11y.configs.recommended.rules,
    languageOptions: { globals: globals.browser },
  },
  // Browser translators replace text nodes: React then fails to add or remove one beside others.
  {
    files: ['apps/site/src/{forms,islands}/**/*.tsx'],
    plugins: { 'google-translate': googleTranslate },
    rules: {
      'google-translate/no-conditional-text-nodes-with-siblings': 'error',
      'google-translate/no-return-text-nodes': 'error',
    },
  },
  { files: ['**/*.{ts,tsx,mjs,astro}'], rules: restrict(spreadLiterals) },
  { files: ['apps/office/**/*.{ts,tsx}'], rules: restrict(spreadLiterals, localApi) },
  {
    files: ['apps/office/**/*.{ts,tsx,mjs}'],
    // Tests may use internals.
    ignores: ['apps/office/src/payload-patches/**', 'apps/office/{test,e2e}/**', '**/*.test.ts'],
    rules: { ...importsOfInternals, ...restrict(spreadLiterals, localApi, internals) },
  },
  astro.configs.recommended,
  // Components get content as props from the pages, services from `open-services.ts`. Only these folders import
  // `content/site-content.ts`, and none of them imports the content of one language.
  {
    files: ['apps/site/src/**/*.{ts,tsx,astro}'],
    ignores: [
      'apps/site/src/content/**',
      'apps/site/src/{site-content-sync,pages,share,server,services}/**',
    ],
    rules: contentBy(
      'content/(site-content|check-content|legal-texts|th/)',
      'Take the content as a prop or from the service; its types may be imported.',
    ),
  },
  {
    files: ['apps/site/src/{site-content-sync,pages,share,server,services}/**/*.{ts,astro}'],
    rules: contentBy('content/th/', 'Ask content/site-content.ts for the content.'),
  },
  {
    files: [
      'apps/site/src/{analytics,browser,components,consent,forms,http,illustrations,islands,layouts,leads,page-bodies,pages,product-mockups,registrations,sections,server,services,share}/**/*.{ts,tsx,astro}',
    ],
    ignores: ['**/*.test.*', '**/sample-*.ts'],
    rules: restrict(spreadLiterals, words),
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/test-catalogue.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['{apps,packages}/**/*.{ts,tsx,astro}'],
    plugins: { layers: { rules: { imports } } },
    rules: { 'layers/imports': 'error' },
  },
  // Playwright reads a fixture's needs from its first parameter, which must be a pattern.
  { files: ['**/e2e/**', '**/conformance/**'], rules: { 'no-empty-pattern': 'off' } },
  {
    files: ['**/*.{mjs,js}'],
    ignores: ['apps/site/public/**'],
    languageOptions: { globals: globals.node },
  },
  { files: ['apps/site/public/**'], languageOptions: { globals: globals.serviceworker } },
);
