import { useEffect, useState } from 'react';

/** The longest pause between the halves of a double click on the usual systems, ms. */
const LONGEST_PAUSE = 500;

/**
 * Whether what has just come up accepts clicks: the second half of a double click would close a quick
 * answer before it is read. Until then the caller sets `data-unsettled`, which takes no pointer
 * (`styles/dialog.css`); the keyboard works at once.
 */
export function useClickGuard(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), LONGEST_PAUSE);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
