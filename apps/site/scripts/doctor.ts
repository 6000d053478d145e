/*
 * `npm run doctor`: diagnoses this deployment and suggests remedies; `--json` for programs. Exits with 1 when something
 * is broken. Prints no secrets, changes nothing, and sends only a test to each channel with `--send-test`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isInitialized } from '@clinicdee/data-dir/data-folder';
import { commandLine, setVariables } from '@clinicdee/data-dir/process';
import {
  type Environment,
  EnvironmentError,
  readEnvironment,
} from '../src/environment/environment.ts';
import { databaseFile } from '../src/storage/file-identity.ts';
import { healthOf, keyFindings } from './doctor/apps.ts';
import { channelFindings } from './doctor/channels.ts';
import { broken, type Finding, fine } from './doctor/finding.ts';
import { outsideFindings } from './doctor/outside.ts';
import project from '../package.json' with { type: 'json' };

const marks = { fine: '✓', warning: '!', broken: '✗' };

const { values } = commandLine({
  options: { json: { type: 'boolean' }, 'send-test': { type: 'boolean', default: false } },
});
const variables = setVariables(process.env);
const { node, sqlite = '' } = process.versions;
const findings = [
  fine('versions', `Version ${project.version} on Node ${node} and SQLite ${sqlite}`),
  ...(await examine()),
];
if (values.json) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
else print();
process.exitCode = findings.some(({ level }) => level === 'broken') ? 1 : 0;

/** Checks everything that a deployment needs. Problems are findings, not rejections. */
async function examine(): Promise<Finding[]> {
  const dataDir = path.resolve(variables.DATA_DIR ?? './data');
  // Reading the environment would create the folder and new secrets, which a running site would not have.
  if (!existsSync(databaseFile(dataDir)) && !isInitialized(dataDir, 'site'))
    return [
      broken(
        'never_started',
        `The site was never started with this DATA_DIR: ${dataDir}. Run npm start once, or set DATA_DIR to the folder that the site uses.`,
      ),
    ];
  const settings = settingsOf();
  if ('level' in settings) return [settings];
  const { alertChannels, siteUrl } = settings;
  const site = (variables.SITE_INTERNAL_URL ?? listensAt(settings)).replace(/\/+$/, '');
  const office = (variables.OFFICE_INTERNAL_URL ?? variables.OFFICE_URL)?.replace(/\/+$/, '');
  const found = await Promise.all([
    healthOf(site, 'site'),
    office ? healthOf(office, 'office') : [fine('office_none', 'No office is configured')],
    keyFindings(settings, office),
    outsideFindings(siteUrl, URL.parse(variables.OFFICE_URL ?? '') ?? undefined),
    channelFindings(alertChannels, values['send-test']),
  ]);
  return found.flat();
}

/** Reads the settings like the site, or returns their errors as a finding. */
function settingsOf(): Environment | Finding {
  try {
    return readEnvironment(variables);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const which = error.message.split('\n').slice(0, -1).join('; ');
    return broken(
      'settings_bad',
      `Invalid settings: ${which}. Correct them in .env or in the environment; docs/guides/configuration.md documents each.`,
    );
  }
}

/** Returns the local URL of the site: loopback when it listens on all addresses. */
function listensAt({ host, port }: Environment): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function print(): void {
  for (const { level, text } of findings) process.stdout.write(`${marks[level]} ${text}\n`);
  const count = (level: Finding['level']) => findings.filter((one) => one.level === level).length;
  process.stdout.write(`\n${count('broken')} broken, ${count('warning')} warnings\n`);
}
