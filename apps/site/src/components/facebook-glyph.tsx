/** A placeholder for Facebook's logo. */
export function FacebookGlyph() {
  return (
    <svg className="icon icon-facebook" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M13.8 22v-8.2h2.9l.5-3.5h-3.4V8c0-1 .4-1.8 1.9-1.8h1.7V3.2C17 3.1 16.1 3 15.1 3c-3 0-4.9 1.8-4.9 4.8v2.5H7v3.5h3.2V22z" />
    </svg>
  );
}
