/**
 * Validates the content and legal texts before the build. Prints field and rule of each error, or file and line, and
 * exits with 1.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileContent } from '@clinicdee/brand/site-content';
import { InvalidContent } from '../src/content/check-content.ts';
import { readFacts } from '../src/site-content-sync/read-facts.ts';

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

try {
  readFacts(fileContent);
  // Fills in the facts, which must be valid.
  const { fileContents } = await import('../src/content/site-content.ts');
  const { legalText } = await import('../src/content/legal-texts.ts');
  for (const name of ['privacyNotice', 'termsOfUse'] as const) legalText(fileContents.th, name);
} catch (error) {
  const problems =
    error instanceof InvalidContent
      ? error.problems
      : [error instanceof Error ? error.message : String(error)];
  process.stderr.write(
    `The content (packages/brand/src, apps/site/src/content) is invalid:\n${problems.map((problem) => `  ${problem}\n`).join('')}`,
  );
  process.exitCode = 1;
}
