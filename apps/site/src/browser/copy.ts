import { say } from './say.ts';

/** Copies a text and says whether it went well: some browsers inside of apps allow no copying. */
export async function copyText(
  text: string,
  { copied, notCopied }: { copied: string; notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say(copied);
  } catch {
    say(notCopied, 'failed');
  }
}
