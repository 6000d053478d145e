/*
 * Buttons that copy what their `data-copy` says, or else the page's address. They are nothing without a
 * script, so they are hidden until this one has come.
 */
import { copyText } from './copy.ts';

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const { copy = location.href, copied = '', notCopied = '' } = button.dataset;
  button.hidden = false;
  button.addEventListener('click', () => void copyText(copy, { copied, notCopied }));
}
