import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, run } from '../project.mjs';

/** Who administrates the offices that are tried. */
export const admin = { email: 'admin@example.com', password: 'correct horse clinic' };

/**
 * How a page is asked for: `fetch`, or past a proxy.
 *
 * @typedef {(url: string, options?: { method?: string, headers?: Record<string, string>, body?: string | FormData }) => Promise<Response>} Ask
 */

/** @param {string} site @param {Ask} [ask] @returns {Promise<string>} the reference of the lead */
export async function sendLead(site, ask = fetch) {
  const file = path.join(root, 'apps/site/scripts/trial-lead.ts');
  const { output } = await run('node', [file, 'ทดลองภาพคอนเทนเนอร์'], { isQuiet: true });
  const response = await ask(`${site}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(site).origin },
    body: output,
  });
  assert.equal(response.status, 200);
  const { reference } = /** @type {{ reference: string }} */ (await response.json());
  return reference;
}

/**
 * Logs in as staff do.
 *
 * @param {string} office @param {Ask} [ask] @param {{ email: string, password: string }} [account]
 * @returns {Promise<string>} the token
 */
export async function logIn(office, ask = fetch, account = admin) {
  const response = await ask(`${office}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  assert.equal(response.status, 200, 'the log-in');
  const { token } = /** @type {{ token: string }} */ (await response.json());
  return token;
}

/**
 * Waits until a lead is in the office.
 *
 * @param {string} office @param {string} token @param {string} reference @param {Ask} [ask]
 */
export async function leadArrives(office, token, reference, ask = fetch) {
  for (let turn = 0; turn < 90; turn++) {
    const response = await ask(`${office}/api/leads?limit=50`, {
      headers: { authorization: `JWT ${token}` },
    });
    if ((await response.text()).includes(reference)) return;
    await sleep(1_000);
  }
  throw new Error(`${reference} did not arrive`);
}

/**
 * Does something until it works, a minute long at most where nobody says otherwise.
 *
 * @template T
 * @param {() => T | Promise<T>} work @param {number} [seconds]
 * @returns {Promise<T>}
 */
export async function eventually(work, seconds = 60) {
  for (let turn = 0; ; turn++) {
    try {
      return await work();
    } catch (error) {
      if (turn === seconds) throw error;
      await sleep(1_000);
    }
  }
}

/** Uploads a picture, of which the office makes three others. @param {string} office @param {string} token */
export async function uploadPicture(office, token) {
  const png = readFileSync(path.join(root, 'docs/landing-page.png'));
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'ภาพทดลอง' }));
  form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'try.png');
  const headers = { authorization: `JWT ${token}` };
  const response = await fetch(`${office}/api/media`, { method: 'POST', headers, body: form });
  assert.equal(response.status, 201, await response.clone().text());
  const { doc } = /** @type {{ doc: { sizes: { card: { url: string } } } }} */ (
    await response.json()
  );
  const card = await fetch(office + new URL(doc.sizes.card.url, office).pathname);
  assert.equal(card.headers.get('content-type'), 'image/webp');
}
