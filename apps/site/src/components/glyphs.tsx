/** A receiver as a CSS mask, like LINE's: it occurs many times on every page. */
export const PhoneGlyph = () => <i className="icon icon-phone" aria-hidden="true" />;

/** A placeholder for LINE's logo, which the vendor may only use under LINE's guidelines. */
export const LineGlyph = () => <i className="icon icon-line" aria-hidden="true" />;

/** The same as inline SVG, for the first screen. */
export const LineDrawing = () => (
  <svg className="icon line-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2.5C6.2 2.5 1.5 6.2 1.5 10.9c0 4.2 3.7 7.6 8.7 8.3.4.1.8.3.9.6.1.3.1.7 0 1l-.1.9c0 .3-.2 1 .9.5s6-3.5 8.2-6c1.5-1.7 2.4-3.4 2.4-5.3 0-4.7-4.7-8.4-10.5-8.4z" />
  </svg>
);

/** A placeholder for Facebook's logo. */
export const FacebookGlyph = () => (
  <svg className="icon icon-facebook" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M13.8 22v-8.2h2.9l.5-3.5h-3.4V8c0-1 .4-1.8 1.9-1.8h1.7V3.2C17 3.1 16.1 3 15.1 3c-3 0-4.9 1.8-4.9 4.8v2.5H7v3.5h3.2V22z" />
  </svg>
);
