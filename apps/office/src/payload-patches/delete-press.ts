import { useEffect } from 'react';

/** Payload's delete buttons, of a record and of a list; the contract test checks that they are still rendered. */
export const DELETE_ONE = '#action-delete';
export const DELETE_SELECTED = '.delete-documents__toggle';

/**
 * Handles a click on a delete button before Payload, whose confirmation dialog cannot be extended.
 *
 * Relies on: the selectors of these buttons, that Payload listens for a click on them, and that its menus
 * close on `mousedown` elsewhere. If a selector no longer matches, Payload's own dialog opens, and the
 * deletion follows the same rules.
 */
export function useDeletePress(
  button: typeof DELETE_ONE | typeof DELETE_SELECTED,
  onPress: () => void,
): void {
  useEffect(() => {
    function press(event: MouseEvent) {
      if (!(event.target instanceof Element && event.target.closest(button))) return;
      event.preventDefault();
      event.stopPropagation();
      // Closes the menu around the button, which no longer receives the click.
      document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      onPress();
    }
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [button, onPress]);
}
