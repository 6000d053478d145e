import { useEffect } from 'react';

/**
 * Payload's buttons that ask before they delete: the one of a record's menu, the one above the list. The
 * contract test asks whether they are still drawn.
 */
export const DELETE_ONE = '#action-delete';
export const DELETE_SELECTED = '.delete-documents__toggle';

/**
 * Hears a button that deletes before Payload does, whose own question cannot be added to.
 *
 * Leans on: the names of these buttons, that Payload asks by a click on them, and that its menus close when
 * the mouse is pressed elsewhere. Where the names are others, Payload's own question comes up, and the
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
      // The menu that the button is in no longer hears the click that would have closed it.
      document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      onPress();
    }
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [button, onPress]);
}
