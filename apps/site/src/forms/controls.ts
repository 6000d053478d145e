type Value = string | boolean;

/** Values by control name, as `readForm` returns them. */
export type ControlValues = Record<string, Value>;

/** Sets the values of a form's controls; skips options that a select does not have. */
export function fillIn(form: HTMLFormElement, values: Partial<ControlValues>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = value === true;
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

const controlNamed = (form: HTMLFormElement | null, name: string): HTMLElement | undefined => {
  const item = form?.elements.namedItem(name);
  const control = item instanceof RadioNodeList ? item[0] : item;
  return control instanceof HTMLElement ? control : undefined;
};

/** Focuses a control by name. */
export const focusControl = (form: HTMLFormElement | null, name: string): void =>
  controlNamed(form, name)?.focus();

/** The focused control and its selection. */
interface Focus {
  name: string;
  value: string | undefined;
  selection: [number, number] | undefined;
}

function focusIn(form: HTMLFormElement): Focus | undefined {
  const active = document.activeElement;
  if (!form.contains(active)) return undefined;
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) {
    const { name, value, selectionStart: start, selectionEnd: end } = active;
    return { name, value, selection: start === null || end === null ? undefined : [start, end] };
  }
  return active instanceof HTMLSelectElement
    ? { name: active.name, value: undefined, selection: undefined }
    : undefined;
}

/** A form in the document and its focus. */
export interface FormInPage {
  form: HTMLFormElement;
  focus: Focus | undefined;
}

/** Returns the form with that id before hydration; undefined on the server or if there is none. */
export function formInPage(id: string): FormInPage | undefined {
  if (typeof document === 'undefined') return undefined;
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? { form, focus: focusIn(form) } : undefined;
}

/**
 * Restores focus and selection in a form that React re-created, because a translator or an extension had changed
 * the page before hydration.
 */
export function restoreFocus(form: HTMLFormElement, focus: Focus | undefined): void {
  if (!focus) return;
  const item = form.elements.namedItem(focus.name);
  const control =
    item instanceof RadioNodeList
      ? [...item].find((radio) => radio instanceof HTMLInputElement && radio.value === focus.value)
      : item;
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  if (isText && focus.selection) control.setSelectionRange(...focus.selection);
}
