import { loadStyles } from '../../browser/load-styles.ts';
import resultStyles from './result-styles.css?url';

/** How a try ended. */
export type Result =
  | { isSuccess: true; reference: string | undefined; phone: string }
  | { isSuccess: false; title: string };

let styles: Promise<void> | undefined;

/** The dialogs with their styles, which nobody needs before the form is sent; nothing where they do not come. */
export async function loadResults() {
  styles ??= loadStyles(resultStyles);
  try {
    const [results] = await Promise.all([import('./results.tsx'), styles]);
    return results;
  } catch (error) {
    console.error('The dialog did not come', error);
    return undefined;
  }
}
