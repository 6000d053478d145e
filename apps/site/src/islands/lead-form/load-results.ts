import { loadStyles } from '../../browser/load-styles.ts';
import resultStyles from './result-styles.css?url';

/** How a try ended. */
export type Result =
  | { isSuccess: true; reference: string | undefined; phone: string }
  | { isSuccess: false; title: string };

let styles: Promise<void> | undefined;

/** What shows the dialogs, once their styles are here as well; nothing where they do not come. */
export async function loadResults() {
  styles ??= loadStyles(resultStyles);
  try {
    const { showResult } = await import('./results.tsx');
    await styles;
    return showResult;
  } catch (error) {
    console.error('The dialog did not come', error);
    return undefined;
  }
}
