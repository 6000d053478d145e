import { showToast } from './show-toast.ts';

/** Copies a text and shows a toast with the result: some in-app browsers block the clipboard. */
export async function copyText(
  text: string,
  { copied, notCopied }: { copied: string; notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(copied);
  } catch {
    showToast(notCopied, 'failed');
  }
}
