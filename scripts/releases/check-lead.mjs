import path from 'node:path';
import { childEnvironment, Refusal, run } from '../project.mjs';

/**
 * Sends a lead as a visitor would, and looks for it in the outbox.
 *
 * @param {string} base where the site answers @param {string} folder the release's @param {string} dataDir
 */
export async function checkLead(base, folder, dataDir) {
  const page = await (await fetch(base)).text();
  const organisation = /<optgroup[^>]*>\s*<option[^>]*>([^<]+)</.exec(page)?.[1];
  if (!organisation) throw new Refusal('The landing page has no form with organisations.');
  const response = await fetch(`${base}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(base).origin },
    body: JSON.stringify({
      ...{ fullname: 'ทดลองก่อนเปิดใช้', phone: '0800000000', email: 'release@example.com' },
      ...{ organization_type: organisation, description: '' },
    }),
  });
  const { reference } = /** @type {{ reference?: string }} */ (await response.json());
  if (response.status !== 200) throw new Refusal(`A lead is answered with ${response.status}.`);
  const file = path.join(folder, 'apps/site/scripts/leads.ts');
  const { output } = await run('node', [file, '--json'], {
    isQuiet: true,
    env: { ...childEnvironment(folder), DATA_DIR: dataDir },
  });
  if (!reference || !output.includes(reference))
    throw new Refusal('A lead was thanked for and is not kept.');
}
