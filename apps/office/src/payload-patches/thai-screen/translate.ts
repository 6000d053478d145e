import { shortMoment } from '../../i18n/date-formats.ts';
import { BUDDHIST_OFFSET } from '../thai-dates.ts';
import { withFieldLabel, thaiFailure } from '../thai-failures.ts';
import { correctAttributes } from './attributes.ts';
import { thaiFor } from './hard-coded-words.ts';

const ATTRIBUTES = ['aria-label', 'title'];
const UNTITLED = 'บทความยังไม่มีชื่อ';
/** Elements whose text is Payload's own, and not content. */
const CONTROLS =
  'button, label, h2, option, .react-datepicker, .table-action-menu-dropdown, .slash-menu-popup, .preview-sizes';

/** Elements with error messages. */
const FAILURES = '[data-sonner-toast], .field-error, .banner';

/** Translates English texts as they are rendered. Returns a function that stops it. */
export function translateScreen(root: HTMLElement): () => void {
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
  if (node instanceof HTMLInputElement) adjustPicker(node);
  for (const name of ATTRIBUTES) {
    const thai = thaiFor(node.getAttribute(name) ?? '');
    if (thai) node.setAttribute(name, thai);
  }
  correctAttributes(node);
}

function translateText(node: Text): void {
  const { parentElement } = node;
  if (parentElement && isIdAsTitle(node.data, parentElement)) node.data = UNTITLED;
  if (parentElement?.closest('.document-locked strong')) node.data = lockWords(node.data);
  if (parentElement?.closest(FAILURES)) {
    const failure = thaiFailure(node.data);
    const label = parentElement.closest('.field-type')?.querySelector('.field-label')?.firstChild;
    if (failure) node.data = withFieldLabel(failure, label?.textContent ?? '');
  }
  // Never the text of an article.
  if (!parentElement?.closest(CONTROLS) || parentElement.isContentEditable) return;
  const thai = parentElement.closest('.react-datepicker__year-select')
    ? buddhistYear(node.data)
    : thaiFor(node.data);
  if (thai) node.data = thai;
}

/** Whether a heading shows the id of an article, as Payload does for a draft without a title. */
function isIdAsTitle(text: string, place: HTMLElement): boolean {
  const heading = place.closest<HTMLElement>('.render-title');
  if (heading) return text === heading.dataset.docId;
  return place.closest('.step-nav') !== null && location.pathname.endsWith(`/articles/${text}`);
}

/**
 * Translates who has a record open and since when. Payload shows an id instead of the e-mail address if the user may
 * not read addresses.
 */
function lockWords(text: string): string {
  if (/^\d+$/.test(text)) return 'เพื่อนร่วมงาน';
  const since = /^[A-Z][a-z]{2} \d/.test(text) ? new Date(text) : undefined;
  return since && !Number.isNaN(since.getTime()) ? shortMoment.format(since) : text;
}

/** Converts a year of the calendar; years from 2200 are already Buddhist. */
function buddhistYear(text: string): string | undefined {
  const year = Number(text);
  return year > 1000 && year < 2200 ? String(year + BUDDHIST_OFFSET) : undefined;
}

/**
 * Opens a date picker only by click or key: the focus returns to it after a choice, sometimes late, and
 * would open it again over the save button. Makes the schedule's input read-only, since its format can be
 * written but not parsed (thai-dates.ts).
 */
function adjustPicker(input: HTMLInputElement): void {
  if (!input.closest('.date-time-picker')) return;
  input.addEventListener('focusin', stayClosed);
  if (input.closest('.schedule-publish')) input.readOnly = true;
}

function stayClosed(event: FocusEvent): void {
  event.stopPropagation();
}
