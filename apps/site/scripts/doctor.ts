/*
 * `npm run doctor`: diagnoses this deployment and suggests remedies. `--lang th` or `en`; default is the
 * locale, else Thai. `--json` for programs. Exits with 1 when something is broken. Prints no secrets. Changes nothing
 * and sends no messages, except a test to each channel with `--send-test`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isInitialized } from '@clinicdee/data-dir/data-folder';
import { setVariables } from '@clinicdee/data-dir/process';
import {
  type Environment,
  EnvironmentError,
  readEnvironment,
} from '../src/environment/environment.ts';
import { countSamples } from '../src/content/samples.ts';
import { fileContents } from '../src/content/site-content.ts';
import { storedContents } from '../src/site-content-sync/stored-contents.ts';
import { databaseFile } from '../src/storage/file-identity.ts';
import { healthOf, keyFindings } from './doctor/apps.ts';
import { channelFindings, testFindings } from './doctor/channels.ts';
import { folderFindings, privacyFindings } from './doctor/data-folder.ts';
import { type Finding, finding, type Language, type Level } from './doctor/finding.ts';
import { outsideFindings } from './doctor/outside.ts';
import project from '../package.json' with { type: 'json' };

const marks: Record<Level, string> = { fine: '✓', warning: '!', broken: '✗' };

const { values } = parseArgs({
  options: {
    lang: { type: 'string' },
    json: { type: 'boolean' },
    'send-test': { type: 'boolean', default: false },
  },
});
const variables = setVariables(process.env);
const { node, sqlite = '' } = process.versions;
const findings = [
  finding('fine', 'versions', { version: project.version, node, sqlite }),
  ...(await examine()),
];
if (values.json) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
else print(languageOf(values.lang));
process.exitCode = findings.some(({ level }) => level === 'broken') ? 1 : 0;

/** Checks everything that a deployment needs. Problems are findings, not rejections. */
async function examine(): Promise<Finding[]> {
  const dataDir = path.resolve(variables.DATA_DIR ?? './data');
  // Reading the environment would create the folder and new secrets, which a running site would not have.
  if (!existsSync(databaseFile(dataDir)) && !isInitialized(dataDir, 'site'))
    return [finding('broken', 'never_started', { dataDir })];
  const settings = settingsOf();
  if ('level' in settings) return [settings];
  const { alarmChannels, siteUrl } = settings;
  const site = (variables.SITE_INTERNAL_URL ?? listensAt(settings)).replace(/\/+$/, '');
  const office = (variables.OFFICE_INTERNAL_URL ?? variables.OFFICE_URL)?.replace(/\/+$/, '');
  const health = await healthOf(site, 'site');
  const found = await Promise.all([
    health.some(({ code }) => code === 'app_silent') ? folderFindings(dataDir) : [],
    office ? healthOf(office, 'office') : [finding('fine', 'office_none')],
    keyFindings(settings, { site, office }),
    outsideFindings(siteUrl, URL.parse(variables.OFFICE_URL ?? '') ?? undefined),
    channelFindings(variables),
    values['send-test'] ? testFindings(alarmChannels) : [],
  ]);
  return [...privacyFindings(dataDir), ...health, ...found.flat(), samplesFinding(dataDir)];
}

/** Reads the settings like the site, or returns their errors as a finding. */
function settingsOf(): Environment | Finding {
  try {
    return readEnvironment(variables);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    // Omits values, which may be secrets.
    const lines = error.message.split('\n').slice(0, -1);
    const which = lines.map((line) => line.replace(/ \(it is .*$/, '')).join('; ');
    return finding('broken', 'settings_bad', { which });
  }
}

/** Returns the local URL of the site: loopback when it listens on all addresses. */
function listensAt({ host, port }: Environment): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function samplesFinding(dataDir: string): Finding {
  const count = countSamples(storedContents(dataDir) ?? fileContents);
  if (count === 0) return finding('fine', 'samples_none');
  return finding('warning', 'samples_left', { count });
}

function print(language: Language): void {
  for (const found of findings) process.stdout.write(`${marks[found.level]} ${found[language]}\n`);
  const count = (level: Level) => findings.filter((found) => found.level === level).length;
  const [broken, warnings] = [count('broken'), count('warning')];
  process.stdout.write(
    language === 'th'
      ? `\nเสีย ${broken} อย่าง ควรดู ${warnings} อย่าง\n`
      : `\n${broken} broken, ${warnings} warnings\n`,
  );
}

/** Returns the language of the option, else of the locale; Thai for other locales, such as `C` on servers. */
function languageOf(option: string | undefined): Language {
  const { LC_ALL, LC_MESSAGES, LANG = '' } = variables;
  return (option ?? LC_ALL ?? LC_MESSAGES ?? LANG).startsWith('en') ? 'en' : 'th';
}
