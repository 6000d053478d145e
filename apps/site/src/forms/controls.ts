type Value = string | boolean;

/** Values by control name, as `readForm` returns them. */
export type ControlValues = Record<string, Value>;

/**
 * Sets the values of a form's controls, as they are read or as `FormData` has them; skips options that a select does
 * not have.
 */
export function fillIn(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = value === true || value === 'on';
    } else if (typeof value !== 'string') {
      continue;
    } else if (control instanceof HTMLSelectElement) {
      if ([...control.options].some((option) => option.value === value)) control.value = value;
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof RadioNodeList
    ) {
      control.value = value;
    }
  }
}

/** Focuses a control by name. */
export function focusControl(form: HTMLFormElement | null, name: string): void {
  const item = form?.elements.namedItem(name);
  const control = item instanceof RadioNodeList ? item[0] : item;
  if (control instanceof HTMLElement) control.focus();
}

const isControl = (element: Element | null) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Returns a form and the element with the focus before hydration; undefined on the server or without such a form. */
export function formInPage(id: string) {
  if (typeof document === 'undefined') return undefined;
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? { form, focused: document.activeElement } : undefined;
}

/**
 * Restores the focus in a form that React re-created and that is filled in, because a translator or an extension had
 * changed the page before hydration.
 */
export function restoreFocus(form: HTMLFormElement, focused: Element | null): void {
  if (!isControl(focused)) return;
  [...form.elements]
    .filter(isControl)
    .find(({ name, value }) => name === focused.name && value === focused.value)
    ?.focus({ preventScroll: true });
}
