/**
 * Prerenders pages on hover or touch of their link
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API); other browsers ignore it. Excluded: API
 * calls, registration links, which open a dialog here, and links to a new tab.
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
