import { BUDDHIST_OFFSET } from '../thai-dates.ts';
import { thaiFor } from './hard-coded-words.ts';

const ATTRIBUTES = ['aria-label', 'title'];
/** Where Payload's own words stand; what people wrote is somewhere else. */
const CONTROLS =
  'button, label, h2, option, .react-datepicker, .table-action-menu-dropdown, .slash-menu-popup';

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
    attributeFilter: [...ATTRIBUTES, 'value'],
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
  if (node instanceof HTMLInputElement) echoSchedule(node);
  for (const name of ATTRIBUTES) {
    const thai = thaiFor(node.getAttribute(name) ?? '');
    if (thai) node.setAttribute(name, thai);
  }
}

function translateText(node: Text): void {
  const { parentElement } = node;
  // An article is its author's, word for word.
  if (!parentElement?.closest(CONTROLS) || parentElement.isContentEditable) return;
  const thai = parentElement.closest('.react-datepicker__year-select')
    ? buddhistYear(node.data)
    : thaiFor(node.data);
  if (thai) node.data = thai;
}

/** The calendar's list of years; what has been turned already is too great to be Gregorian. */
function buddhistYear(text: string): string | undefined {
  const year = Number(text);
  return year > 1000 && year < 2200 ? String(year + BUDDHIST_OFFSET) : undefined;
}

/**
 * The one date whose form Payload does not let be set, when an article is to be published, comes as
 * `พ.ย. 25, 2026 2:00 หลังเที่ยง`. It is said again as people here say it (styles: `data-thai`).
 */
function echoSchedule(input: HTMLInputElement): void {
  const picker = input.closest<HTMLElement>('.schedule-publish .date-time-picker');
  if (!picker) return;
  const chosen = /^(\S+) (\d+), (\d{4}) (\d+):(\d+) (\S+)$/.exec(input.value);
  delete picker.dataset.thai;
  if (!chosen) return;
  const [, month, day, year, hour, minute, half] = chosen;
  const hours = (Number(hour) % 12) + (half === 'หลังเที่ยง' ? 12 : 0);
  picker.dataset.thai = `${day} ${month} ${Number(year) + BUDDHIST_OFFSET} เวลา ${hours}:${minute} น.`;
}
