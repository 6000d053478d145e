/** A stand-in for LINE's own mark, which the vendor may only use under LINE's guidelines. */
export const LineGlyph = () => <i className="icon icon-line" aria-hidden="true" />;
