/**
 * Which links' pages the browser makes ready when somebody points at them or touches them
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API); others do nothing with it. Calls
 * are no pages; a package's link opens a dialog here; another tab shows what is there anyway.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { selector_matches: '[data-register], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
