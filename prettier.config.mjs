/** @type {import('prettier').Config} */
export default {
  printWidth: 100,
  singleQuote: true,
  plugins: ['prettier-plugin-astro', 'prettier-plugin-tailwindcss'],
  tailwindStylesheet: './apps/site/src/styles/site.css',
  overrides: [{ files: '*.astro', options: { parser: 'astro' } }],
};
