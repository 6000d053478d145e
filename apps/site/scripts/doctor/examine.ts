import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type Environment,
  EnvironmentError,
  readEnvironment,
} from '../../src/environment/environment.ts';
import { fileContents } from '../../src/content/site-content.ts';
import { storedContents } from '../../src/site-content-sync/stored-contents.ts';
import { countSamples } from '../../src/content/sample-content-check.ts';
import { healthOf, keyFindings } from './apps.ts';
import { channelFindings, testFindings } from './channels.ts';
import { databaseFindings, folderFindings, wasStarted } from './data-folder.ts';
import { finding, type Finding } from './finding.ts';
import { officeOutside, outsideFindings } from './outside.ts';
import project from '../../package.json' with { type: 'json' };

const built = path.join(import.meta.dirname, '../../dist/server/entry.mjs');

/**
 * Checks everything that a deployment needs, without changes. Problems are findings, not rejections.
 *
 * @param options `sendsTests`: sends a test to each channel
 */
export async function examine(
  variables: NodeJS.ProcessEnv,
  { sendsTests }: { sendsTests: boolean },
): Promise<Finding[]> {
  const dataDir = path.resolve(variables.DATA_DIR ?? './data');
  // Reading the environment would create the folder and new secrets, which a running site would not have.
  if (!wasStarted(dataDir))
    return [...versionFindings(), finding('broken', 'never_started', { dataDir })];
  const settings = settingsOf(variables);
  if ('level' in settings) return [settings, ...versionFindings()];
  const { siteUrl } = settings;
  const site = variables.SITE_INTERNAL_URL ?? listensAt(settings);
  const office = variables.OFFICE_INTERNAL_URL ?? variables.OFFICE_URL;
  const officeUrl = URL.parse(variables.OFFICE_URL ?? '');
  const asked = await Promise.all([
    healthOf(site.replace(/\/+$/, ''), 'site'),
    office ? healthOf(office.replace(/\/+$/, ''), 'office') : [finding('fine', 'office_none')],
    keyFindings(settings, { site: site.replace(/\/+$/, ''), office }, variables),
    outsideFindings(siteUrl),
    officeUrl ? officeOutside(officeUrl, siteUrl) : [],
    channelFindings(variables),
  ]);
  return [
    finding('fine', 'settings_read'),
    ...versionFindings(),
    ...(await folderFindings(dataDir)),
    ...(await databaseFindings(dataDir)),
    ...asked.flat(),
    ...(sendsTests ? await testFindings(settings.alarmChannels) : []),
    samplesFinding(dataDir),
  ];
}

/** Reads the settings like the site, or returns their errors as a finding. */
function settingsOf(variables: NodeJS.ProcessEnv): Environment | Finding {
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

function versionFindings(): Finding[] {
  const { node, sqlite } = process.versions;
  return [
    finding('fine', 'versions', { version: project.version, node, sqlite: sqlite ?? '' }),
    ...(existsSync(built) ? [] : [finding('broken', 'not_built')]),
  ];
}

/** Returns the local URL of the site: loopback when it listens on all addresses. */
function listensAt({ host, port }: Environment): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function samplesFinding(dataDir: string): Finding {
  const count = countSamples(storedContents(dataDir) ?? fileContents);
  return count === 0
    ? finding('fine', 'samples_none')
    : finding('warning', 'samples_left', { count });
}
