import { shortMoment } from '../../i18n/date-formats.ts';
import { BUDDHIST_OFFSET } from '../thai-dates.ts';
import { named, thaiFailure } from '../thai-failures.ts';
import { mendAttributes } from './attributes.ts';
import { thaiFor } from './hard-coded-words.ts';

const ATTRIBUTES = ['aria-label', 'title'];
const UNTITLED = 'บทความยังไม่มีชื่อ';
/** Where Payload's own words stand; what people wrote is somewhere else. */
const CONTROLS =
  'button, label, h2, option, .react-datepicker, .table-action-menu-dropdown, .slash-menu-popup, .preview-sizes';

/** Where Payload says why something failed. */
const FAILURES = '[data-sonner-toast], .field-error, .banner';

/** Puts Thai in the place of English as it appears on the screen; returns what ends it. */
export function keepThai(root: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(translateAll);
      else translate(target);
    }
  });
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ATTRIBUTES,
  });
  translateAll(root);
  return () => observer.disconnect();
}

function translateAll(node: Node): void {
  translate(node);
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) translate(walker.currentNode);
}

function translate(node: Node): void {
  if (node instanceof Text) translateText(node);
  if (!(node instanceof Element)) return;
  if (node instanceof HTMLInputElement) mendPicker(node);
  for (const name of ATTRIBUTES) {
    const thai = thaiFor(node.getAttribute(name) ?? '');
    if (thai) node.setAttribute(name, thai);
  }
  mendAttributes(node);
}

function translateText(node: Text): void {
  const { parentElement } = node;
  if (parentElement && isNumberForName(node.data, parentElement)) node.data = UNTITLED;
  if (parentElement?.closest('.document-locked strong')) node.data = lockWords(node.data);
  if (parentElement?.closest(FAILURES)) {
    const failure = thaiFailure(node.data);
    const label = parentElement.closest('.field-type')?.querySelector('.field-label')?.firstChild;
    if (failure) node.data = named(failure, label?.textContent ?? '');
  }
  // An article is its author's, word for word.
  if (!parentElement?.closest(CONTROLS) || parentElement.isContentEditable) return;
  const thai = parentElement.closest('.react-datepicker__year-select')
    ? buddhistYear(node.data)
    : thaiFor(node.data);
  if (thai) node.data = thai;
}

/** Payload heads what has no name yet, which only a draft can be, with its number. */
function isNumberForName(text: string, place: HTMLElement): boolean {
  const heading = place.closest<HTMLElement>('.render-title');
  if (heading) return text === heading.dataset.docId;
  return place.closest('.step-nav') !== null && location.pathname.endsWith(`/articles/${text}`);
}

/** Who has a record open, which is a number to whoever may not see addresses, and since when. */
function lockWords(text: string): string {
  if (/^\d+$/.test(text)) return 'เพื่อนร่วมงาน';
  const since = /^[A-Z][a-z]{2} \d/.test(text) ? new Date(text) : undefined;
  return since && !Number.isNaN(since.getTime()) ? shortMoment.format(since) : text;
}

/** The calendar's list of years; what has been turned already is too great to be Gregorian. */
function buddhistYear(text: string): string | undefined {
  const year = Number(text);
  return year > 1000 && year < 2200 ? String(year + BUDDHIST_OFFSET) : undefined;
}

/**
 * A date picker opens by a click or a key: the focus that comes back to it after a choice comes late at
 * times, and would open it again over the button to save. And the moment when an article is to be
 * published is chosen, not typed: its form can be written, but not read (thai-dates.ts).
 */
function mendPicker(input: HTMLInputElement): void {
  if (!input.closest('.date-time-picker')) return;
  input.addEventListener('focusin', stayClosed);
  if (input.closest('.schedule-publish')) input.readOnly = true;
}

function stayClosed(event: FocusEvent): void {
  event.stopPropagation();
}
