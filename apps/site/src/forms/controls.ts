type Value = string | boolean;

/** A control's values by its name, as `readForm` gives them. */
export type ControlValues = Record<string, Value>;

/** Puts values into a form's controls; a choice that the form does not offer is left out. */
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
  const found = form?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  return control instanceof HTMLElement ? control : undefined;
};

/** Moves the focus to the control of that name. */
export const focusControl = (form: HTMLFormElement | null, name: string): void =>
  controlNamed(form, name)?.focus();

/** Which control of a form has the focus, and where its caret is. */
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

/** A form as it stands in the page, and where its visitor is in it. */
export interface FormInPage {
  form: HTMLFormElement;
  focus: Focus | undefined;
}

/** The form of that id before React takes it over; undefined on the server, or where there is none yet. */
export function formInPage(id: string): FormInPage | undefined {
  if (typeof document === 'undefined') return undefined;
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? { form, focus: focusIn(form) } : undefined;
}

/**
 * Gives a form that was built anew the focus of the one before it. React builds it anew where a translator
 * or an extension changed the page before hydration.
 */
export function restoreFocus(form: HTMLFormElement, focus: Focus | undefined): void {
  if (!focus) return;
  const found = form.elements.namedItem(focus.name);
  const control =
    found instanceof RadioNodeList
      ? [...found].find((one) => one instanceof HTMLInputElement && one.value === focus.value)
      : found;
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  if (isText && focus.selection) control.setSelectionRange(...focus.selection);
}
