import { showToast } from './show-toast.ts';

/** Copies a text and says whether it went well: some browsers inside of apps allow no copying. */
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
