/*
 * `npm run doctor`: diagnoses this deployment and suggests remedies. `--lang th` or `en`; default is the
 * locale, else Thai. `--json` for programs. Exits with 1 when something is broken. Prints no secrets. Sends no
 * messages, except a test to each channel with `--send-test`.
 */
import { setVariables } from '@clinicdee/data-dir/process';
import { parseArgs } from 'node:util';
import { examine } from './doctor/examine.ts';
import type { Finding, Language, Level } from './doctor/finding.ts';

const marks: Record<Level, string> = { fine: '✓', warning: '!', broken: '✗' };

const { values } = parseArgs({
  options: {
    lang: { type: 'string' },
    json: { type: 'boolean' },
    'send-test': { type: 'boolean', default: false },
  },
});
const variables = setVariables(process.env);
const findings = await examine(variables, { sendsTests: values['send-test'] });
if (values.json) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
else print(findings, languageOf(values.lang));
process.exitCode = findings.some(({ level }) => level === 'broken') ? 1 : 0;

function print(findings: Finding[], language: Language): void {
  for (const { level, what, remedy } of findings) {
    process.stdout.write(`${marks[level]} ${what[language]}\n`);
    if (remedy) process.stdout.write(`    ${remedy[language]}\n`);
  }
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  const [broken, warnings] = [count('broken'), count('warning')];
  process.stdout.write(
    language === 'th'
      ? `\nเสีย ${broken} อย่าง ควรดู ${warnings} อย่าง\n`
      : `\n${broken} broken, ${warnings} to be looked at\n`,
  );
}

/** Returns the language of the option, else of the locale; Thai for other locales, such as `C` on servers. */
function languageOf(option: string | undefined): Language {
  const { LC_ALL, LC_MESSAGES, LANG = '' } = variables;
  return (option ?? LC_ALL ?? LC_MESSAGES ?? LANG).startsWith('en') ? 'en' : 'th';
}
