/** Selector, attribute, value; no value takes the attribute away. */
type Mend = readonly [selector: string, attribute: string, value: string | undefined];

/** What Payload draws for the eye alone, said to screen readers too, or taken out of their way. */
const mends: readonly Mend[] = [
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
  // Named by itself, in English; its label is beside it.
  ['.checkbox-input__input #delete-forever', 'aria-labelledby', undefined],
  ['.checkbox-input__input #delete-forever', 'title', undefined],
  // These repeat a part of what can be read on them.
  ['.doc-tab', 'aria-label', undefined],
  ['.list-create-new-doc__create-new-button', 'aria-label', undefined],
  // Hidden from screen readers already; keys open and clear a list without them.
  [':is(.dropdown-indicator, .clear-indicator)[aria-hidden]', 'tabindex', '-1'],
  // A list whose children are no items.
  ['.doc-tabs__tabs', 'role', 'group'],
];

/** Lists and dates, whose label Payload does not tie to their input. */
const FIELD_INPUTS = '.field-type :is(.rs__input, .react-datepicker__input-container input)';

/** Of everything that is looked for here: the contract test asks whether it is still drawn. */
export const selectors = [...mends.map(([selector]) => selector), FIELD_INPUTS];

/** Mends the attributes of one element as it appears. */
export function mendAttributes(element: Element): void {
  for (const [selector, name, value] of mends) {
    if (element.matches(selector)) set(element, name, value);
  }
  if (!element.matches(FIELD_INPUTS)) return;
  const label = element.closest('.field-type')?.querySelector('.field-label')?.firstChild;
  if (label?.textContent) set(element, 'aria-label', label.textContent);
}

/** Only where it differs: each change is looked at again. */
function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
