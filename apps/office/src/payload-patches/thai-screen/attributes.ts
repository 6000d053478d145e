/** Selector, attribute, value; without a value the attribute is removed. */
type Correction = readonly [selector: string, attribute: string, value: string | undefined];

/** Corrections for screen readers of the elements that Payload renders. */
const corrections: readonly Correction[] = [
  ['.doc-controls__popup .popup-button', 'aria-label', 'คำสั่งอื่น'],
  ['.form-submit .popup-button', 'aria-label', 'วิธีเผยแพร่อื่น'],
  ['.upload-relationship-details__edit', 'aria-label', 'แก้ไขภาพ'],
  ['.upload-relationship-details__remove', 'aria-label', 'เอาภาพออก'],
  ['.file-details__remove', 'aria-label', 'เอาภาพออก'],
  ['.file-field__remove', 'aria-label', 'เอาภาพออก'],
  ['.copy-to-clipboard', 'aria-label', 'คัดลอกที่อยู่'],
  ['.date-time-picker__clear-button', 'aria-label', 'ล้างวันที่'],
  ['.clickable-arrow--left', 'aria-label', 'หน้าก่อน'],
  ['.clickable-arrow--right', 'aria-label', 'หน้าถัดไป'],
  ['.toolbar-popup__button-bold', 'aria-label', 'ตัวหนา'],
  ['.toolbar-popup__button-strikethrough', 'aria-label', 'ขีดฆ่า'],
  ['.toolbar-popup__button-italic', 'aria-label', 'ตัวเอียง'],
  ['.toolbar-popup__button-link', 'aria-label', 'ลิงก์'],
  ['.ContentEditable__root', 'aria-label', 'เนื้อหา'],
  ['.dashboard-breadcrumb-select input', 'aria-label', 'หน้าแรก'],
  ['td.cell-_select input', 'aria-label', 'เลือกรายการนี้'],
  ['.select-all__checkbox input', 'aria-label', 'เลือกทั้งหมด'],
  // Payload names checkboxes by the field's English name; their Thai label is associated by its `for`.
  ['.checkbox-input__input input', 'aria-labelledby', undefined],
  ['.checkbox-input__input input', 'title', undefined],
  // These names repeat a part of the visible text.
  ['.doc-tab', 'aria-label', undefined],
  ['.list-create-new-doc__create-new-button', 'aria-label', undefined],
  // Already hidden from screen readers; a list is opened and cleared by keyboard without them.
  [':is(.dropdown-indicator, .clear-indicator)[aria-hidden]', 'tabindex', '-1'],
  // A list whose children are not list items.
  ['.doc-tabs__tabs', 'role', 'group'],
];

/** Inputs of select and date fields, which Payload does not associate with their labels. */
const FIELD_INPUTS = '.field-type :is(.rs__input, .react-datepicker__input-container input)';

/** All selectors of this file; the contract test checks that Payload still renders them. */
export const selectors = [...corrections.map(([selector]) => selector), FIELD_INPUTS];

/** Corrects the attributes of an element that was added. */
export function correctAttributes(element: Element): void {
  for (const [selector, name, value] of corrections) {
    if (element.matches(selector)) set(element, name, value);
  }
  if (!element.matches(FIELD_INPUTS)) return;
  const label = element.closest('.field-type')?.querySelector('.field-label')?.firstChild;
  if (label?.textContent) set(element, 'aria-label', label.textContent);
}

/** Writes only changed values, since the observer reports each write. */
function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
