/*
 * Buttons that copy their `data-copy` or, if empty, the page's share address. They do nothing without JavaScript,
 * so they are hidden until this script runs.
 */
import { addressToShare } from '../attribution/public-address.ts';
import { copyText } from './copy.ts';

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const { copy = '', copied = '', notCopied = '' } = button.dataset;
  button.hidden = false;
  button.addEventListener(
    'click',
    () => void copyText(copy === '' ? addressToShare(location.href) : copy, { copied, notCopied }),
  );
}
