import type { Plugin } from 'vite';

/**
 * Removes the wrapper that Vite puts around `import()` to preload styles and further chunks: no dynamically imported
 * module here has styles, and the wrapper would add 1 KB to every page.
 */
export const lightImports = (): Plugin => ({
  name: 'light-imports',
  enforce: 'pre',
  // On the server Astro puts the styles into the page.
  applyToEnvironment: ({ name }) => name === 'client',
  configEnvironment: () => ({ build: { modulePreload: false } }),
  load(id) {
    if (id !== '\0vite/preload-helper.js') return null;
    return 'export const __vitePreload = (load) => load();';
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.isDynamicEntry) continue;
      if (file.viteMetadata?.importedCss.size) {
        this.error(
          `${file.fileName} is imported by import() and has styles, which would not be loaded`,
        );
      }
    }
  },
});
