/** Mockups first, then the parts of sections, then the sections, which may override them. */
const files = {
  ...import.meta.glob<string>(
    ['../product-mockups/*.css', '!../product-mockups/{chart,dashboard,view,visit-scene}.css'],
    { eager: true, import: 'default', query: '?inline' },
  ),
  ...import.meta.glob<string>('./pricing/*.css', {
    eager: true,
    import: 'default',
    query: '?inline',
  }),
  ...import.meta.glob<string>(['./*.css', '!./hero.css', '!./contact-footer.css'], {
    eager: true,
    import: 'default',
    query: '?inline',
  }),
};

/**
 * Styles of the sections below the hero. The landing page inlines them after the hero, so that the first paint
 * does not wait for them. Hero, its mockups and the contact footer import their own styles.
 */
export const sectionStyles = Object.values(files).join('');
