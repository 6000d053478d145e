/** A receiver as a CSS mask, like LINE's: it occurs many times on every page. */
export const PhoneGlyph = () => <i className="icon icon-phone" aria-hidden="true" />;
