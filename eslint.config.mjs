import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/.astro/',
      '**/.next/',
      '**/data/',
      '**/test-results/',
      'apps/office/src/migrations/',
      'apps/office/src/payload-types.ts',
      '**/importMap.js',
    ],
  },
  js.configs.recommended,
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
  astro.configs.recommended,
  // Playwright reads a fixture's needs from its first parameter, which must be a pattern.
  { files: ['**/e2e/**', '**/conformance/**'], rules: { 'no-empty-pattern': 'off' } },
  { files: ['**/*.{mjs,js}'], languageOptions: { globals: globals.node } },
);
