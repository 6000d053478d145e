import path from 'node:path';
import { childEnvironment, Refusal, run } from '../project.mjs';

/**
 * Sends a lead as a visitor would, and looks for it in the outbox.
 *
 * @param {string} base where the site answers @param {string} folder the release's @param {string} dataDir
 */
export async function checkLead(base, folder, dataDir) {
  const env = { ...childEnvironment(folder), DATA_DIR: dataDir };
  const script = (/** @type {string} */ name) => path.join(folder, 'apps/site/scripts', name);
  const trial = await run('node', [script('trial-lead.ts')], { isQuiet: true, env });
  if (trial.code !== 0) throw new Refusal('No lead could be made to try the form with.');
  const response = await fetch(`${base}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(base).origin },
    body: trial.output,
  });
  const { reference } = /** @type {{ reference?: string }} */ (await response.json());
  if (response.status !== 200) throw new Refusal(`A lead is answered with ${response.status}.`);
  const { output } = await run('node', [script('leads.ts'), '--json'], { isQuiet: true, env });
  if (!reference || !output.includes(reference))
    throw new Refusal('A lead was thanked for and is not kept.');
}
