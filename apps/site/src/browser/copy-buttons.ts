/*
 * Buttons that copy what their `data-copy` says, or else the page's address as it is shared. They are nothing without a
 * script, so they are hidden until this one has come.
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
