import { loadStyles } from '../../browser/load-styles.ts';
import stylesheet from './results.css?url';

let styles: Promise<void> | undefined;

/** Loads the result dialogs and their styles; undefined if the import fails. */
export async function loadResults() {
  styles ??= loadStyles(stylesheet);
  try {
    const results = await import('./results.tsx');
    await styles;
    return results;
  } catch (error) {
    console.error('The dialog could not be loaded', error);
    return undefined;
  }
}
