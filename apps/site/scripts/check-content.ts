/**
 * Validates the content and legal texts before the build. Prints file, field, rule and value of each error, and exits
 * with 1.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { reportContentErrors, contentErrorLines } from './report-content-errors.ts';

// Loads `?raw` imports as text, like the bundler.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('?raw')) return next(url, context);
    const text = readFileSync(new URL(url.replace(/\?raw$/, '')), 'utf8');
    return {
      format: 'module',
      shortCircuit: true,
      source: `export default ${JSON.stringify(text)}`,
    };
  },
});

const problems: string[] = [];
try {
  const { factErrors } = await import('../src/content/fact-errors.ts');
  problems.push(...factErrors());
  const { contentOf } = await import('../src/content/site-content.ts');
  const { legalProblems, legalText } = await import('../src/content/legal-texts.ts');
  const { mainLanguage } = await import('../src/content/languages.ts');
  const content = contentOf(mainLanguage);
  legalText(content, 'privacyNotice');
  legalText(content, 'termsOfUse');
  problems.push(...legalProblems(content));
} catch (error) {
  problems.push(
    ...(contentErrorLines(error) ?? [error instanceof Error ? error.message : String(error)]),
  );
}
if (problems.length > 0) reportContentErrors(problems);
