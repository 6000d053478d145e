// `npm run configuration -w apps/site`: writes docs/guides/configuration.md and .env.example from the environment schemas.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandLine } from '@clinicdee/data-dir/process';
import { format } from 'prettier';
import { z } from 'zod';
import { schema as office } from '../../office/src/environment/environment.ts';
import { schema as site } from '../src/environment/environment.ts';

type Row = [name: string, readBy: string, byDefault: string, meaning: string];

/** Variables of the commands, in addition to those of the apps. */
const commands: Row[] = [
  ['APPS', 'commands', 'site office', 'Apps that are built, started, backed up and restored.'],
  ['SKIP_MIGRATION_CHECK', 'commands', '', '`1`: releases skip the trial migration of PostgreSQL.'],
  ['MALLOC_ARENA_MAX', 'commands', '2', 'Memory arenas of glibc; units and image set it too.'],
];

/** The parts of the page; a variable belongs to the first one that matches its name. */
const parts: [title: string, names: RegExp][] = [
  ['Addresses', /^(HOST|TRUST_PROXY|SITE_INSTANCES|APPS|(OFFICE_)?PORT|(SITE|OFFICE)_.*URL)$/],
  ['Data', /^(DATA|S3|LEAD_RETENTION|SAVE|SKIP)_|DATABASE_URL|OUTBOX$/],
  ['First start', /^(ALLOW|OFFICE)_/],
  ['Leads and registrations', /^(LEADS?|REGISTRATION)(_|$)/],
  ['Articles and site content', /^CONTENT_/],
  ['Alerts and mail', /^(LINE|MAIL|SMTP|WEBHOOK|ALERTS?)_/],
  ['Measurement', /^(GA|ADS)_/],
  ['CDN', /^CDN_/],
  ['Keys, log and process', /./],
];

const intro = `# Configuration

Generated from the schemas in \`apps/site/src/environment/environment.ts\` and \`apps/office/src/environment/environment.ts\` by \`npm run configuration -w apps/site\`. Set variables in \`.env\` at the root or in the environment, which wins. An empty variable is not set. A wrong value stops the start with a line that names it.

Keys that are not set are created at the first start in \`DATA_DIR/secrets.json\` (mode 0600), which both apps share on one machine.`;

/** Reads both schemas. @throws Error for a variable without a description */
function variables(): Row[] {
  const schemas = [site, office].map((schema) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return new Map(Object.entries(json.properties ?? {}));
  });
  const names = new Set(schemas.flatMap((properties) => [...properties.keys()]));
  const ofApps = Array.from(names, (name): Row => {
    const found = schemas.map((properties) => properties.get(name));
    const known = found.filter((property) => typeof property === 'object');
    const [first = '', second = ''] = known.map((property) => property.default ?? '').map(String);
    const meaning = known.find((property) => property.description)?.description;
    if (meaning === undefined) throw new Error(`${name} has no description in its schema.`);
    const ofOffice = second && second !== first && `office: ${second}`;
    const byDefault = [first, ofOffice].filter(Boolean).join(', ');
    return [name, known.length === 2 ? 'both' : found[0] ? 'site' : 'office', byDefault, meaning];
  });
  return [...ofApps, ...commands];
}

/** Returns the contents of both files, by path from the project root. */
export async function configurationFiles(): Promise<Record<string, string>> {
  const byPart = Map.groupBy(variables(), ([name]) => parts.find(([, names]) => names.test(name)));
  let page = intro;
  let example = '# Copy to .env, remove the # and set what differs: docs/guides/configuration.md\n';
  for (const part of parts) {
    page += `\n\n## ${part[0]}\n\n| Name | Read by | Default | Meaning |\n| - | - | - | - |\n`;
    example += `\n# ── ${part[0]} ──\n`;
    for (const [name, readBy, byDefault, meaning] of byPart.get(part) ?? []) {
      page += `| \`${name}\` | ${readBy} | ${byDefault} | ${meaning} |\n`;
      example += `# ${meaning.replaceAll('`', '')}\n# ${name}=${byDefault.includes('office:') ? '' : byDefault}\n`;
    }
  }
  page = await format(page, { parser: 'markdown' });
  return { 'docs/guides/configuration.md': page, '.env.example': example };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  commandLine();
  const root = path.join(import.meta.dirname, '../../..');
  for (const [file, text] of Object.entries(await configurationFiles()))
    writeFileSync(path.join(root, file), text);
}
