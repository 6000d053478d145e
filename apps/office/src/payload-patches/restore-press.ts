import { useEffect } from 'react';

/** The button that restores, on the page that compares two versions. */
const BUTTON = '.view-version__restore button';
const PAGE = /\/globals\/([\w-]+)\/versions\/([\w-]+)$/;

/**
 * Hears the button that restores before Payload does, on the page that compares two versions of a global. Payload's
 * own asks first, says no reason when it fails, and cannot be replaced by itself.
 *
 * Leans on: the class names of that button, and that Payload asks by a click on it. Where they are others, Payload's
 * own question comes up, and restores by the same rules.
 *
 * @param onPress the global and the version that are meant
 */
export function useRestorePress(onPress: (global: string, version: string) => void): void {
  useEffect(() => {
    function press(event: MouseEvent) {
      const [, global, version] = PAGE.exec(location.pathname) ?? [];
      const isMeant = event.target instanceof Element && event.target.closest(BUTTON);
      if (!isMeant || !global || !version) return;
      event.preventDefault();
      event.stopPropagation();
      onPress(global, version);
    }
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [onPress]);
}
