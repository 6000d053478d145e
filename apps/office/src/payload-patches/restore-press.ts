import { useEffect } from 'react';

/** The restore button of the page that compares two versions. */
const BUTTON = '.view-version__restore button';
const PAGE = /\/globals\/([\w-]+)\/versions\/([\w-]+)$/;

/**
 * Handles a click on the restore button of two compared versions of a global before Payload, which asks for
 * confirmation and shows no reason when restoring fails. The button alone cannot be replaced.
 *
 * Relies on: the class names of that button, and that Payload listens for a click on it. If they no longer match,
 * Payload's own dialog opens, and restores by the same rules.
 *
 * @param onPress called with the global's slug and the version's id
 */
export function useRestorePress(onPress: (global: string, version: string) => void): void {
  useEffect(() => {
    function press(event: MouseEvent) {
      const [, global, version] = PAGE.exec(location.pathname) ?? [];
      const isOnButton = event.target instanceof Element && event.target.closest(BUTTON);
      if (!isOnButton || !global || !version) return;
      event.preventDefault();
      event.stopPropagation();
      onPress(global, version);
    }
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [onPress]);
}
