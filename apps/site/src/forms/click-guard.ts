import { useEffect, useState } from 'react';

/** The longest interval of a double click on common systems, ms. */
const DOUBLE_CLICK_MS = 500;

/**
 * Whether a new dialog accepts clicks yet: the second click of a double click would close it before it is read.
 * Until then the caller sets `data-unsettled`, which disables pointer events (`styles/dialog.css`); the keyboard
 * works at once.
 */
export function useClickGuard(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
