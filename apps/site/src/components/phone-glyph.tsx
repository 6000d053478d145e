/** A receiver. Like LINE's it is a mask of its style: it stands on every page many times. */
export const PhoneGlyph = () => <i className="icon icon-phone" aria-hidden="true" />;
