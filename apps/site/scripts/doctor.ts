/*
 * `npm run doctor`: what is wrong with this deployment, and what to do. `--lang th` or `en`: else the
 * machine's language, and Thai where it has none. `--json` for programs. Ends with 1 when something is
 * broken. It prints no secret, and sends nothing to anybody but, with `--send-test`, a test to each channel.
 */
import { parseArgs } from 'node:util';
import { examine } from './doctor/examine.ts';
import type { Finding, Language, Level } from './doctor/finding.ts';
import { given } from './doctor/given.ts';

const marks: Record<Level, string> = { fine: '✓', warning: '!', broken: '✗' };

const { values } = parseArgs({
  options: {
    lang: { type: 'string' },
    json: { type: 'boolean' },
    'send-test': { type: 'boolean', default: false },
  },
});
const found = await examine(process.env, { sendsTests: values['send-test'] });
if (values.json) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
else print(found, languageOf(values.lang));
process.exitCode = found.some(({ level }) => level === 'broken') ? 1 : 0;

function print(findings: Finding[], language: Language): void {
  for (const { level, what, remedy } of findings) {
    process.stdout.write(`${marks[level]} ${what[language]}\n`);
    if (remedy) process.stdout.write(`    ${remedy[language]}\n`);
  }
  const count = (level: Level) => findings.filter((one) => one.level === level).length;
  const [broken, warnings] = [count('broken'), count('warning')];
  process.stdout.write(
    language === 'th'
      ? `\nเสีย ${broken} อย่าง ควรดู ${warnings} อย่าง\n`
      : `\n${broken} broken, ${warnings} to be looked at\n`,
  );
}

/** The option, else the locale of the terminal; a server's (`C`) says nothing, and then it is Thai. */
function languageOf(asked: string | undefined): Language {
  const [locale = ''] = ['LC_ALL', 'LC_MESSAGES', 'LANG'].flatMap(
    (name) => given(process.env, name) ?? [],
  );
  return (asked ?? locale).startsWith('en') ? 'en' : 'th';
}
