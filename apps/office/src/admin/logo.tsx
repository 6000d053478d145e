/** The mark alone, as on the site. */
export function Icon() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" role="img" aria-label="คลินิกดี พลัส">
      <rect className="brand-ground" width="32" height="32" rx="9" />
      <path className="brand-c" d="M22.5 10.8A8 8 0 1 0 22.5 21.2" />
      <path className="brand-cross" d="M19 16h7M22.5 12.5v7" />
    </svg>
  );
}

/** Mark and wordmark on the login page. */
export function Logo() {
  return (
    <div className="brand-logo">
      <Icon />
      <p>
        คลินิกดี <b>พลัส</b>
        <small>หลังบ้าน</small>
      </p>
    </div>
  );
}
