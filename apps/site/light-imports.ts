import type { Plugin } from 'vite';

/**
 * Lets `import()` be only that. Vite wraps it to fetch the styles and further files of what is imported
 * beside it; no such code here has styles, and the wrapper would weigh 1 KB on every page.
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
        this.error(`${file.fileName} is imported by import() and has styles, which would not come`);
      }
    }
  },
});
