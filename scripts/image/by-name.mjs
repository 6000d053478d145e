import { connect } from 'node:http2';
import { request } from 'node:https';

/**
 * Asks by the public names, which lead to this machine.
 *
 * @param {() => Buffer} ca who signed the certificates
 * @returns {import('./visit.mjs').Ask}
 */
export const past =
  (ca) =>
  (url, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const { hostname } = new URL(url);
      const options = { ca: ca(), hostname: '127.0.0.1', servername: hostname };
      const sent = request(
        url,
        { ...options, method, headers: { ...headers, host: hostname } },
        (answer) => {
          /** @type {Buffer[]} */
          const chunks = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('end', () => {
            const given = Object.entries(answer.headers).map(
              ([name, value]) => /** @type {[string, string]} */ ([name, String(value)]),
            );
            resolve(
              new Response(Buffer.concat(chunks), {
                status: answer.statusCode ?? 0,
                headers: given,
              }),
            );
          });
        },
      );
      sent.on('error', reject);
      sent.end(typeof body === 'string' ? body : undefined);
    });

/**
 * The landing page over HTTP/2.
 *
 * @param {Buffer} ca @param {string} servername
 * @returns {Promise<number>} its status
 */
export function overHttp2(ca, servername) {
  return new Promise((resolve, reject) => {
    const session = connect('https://127.0.0.1', { ca, servername });
    session.on('error', reject);
    const stream = session.request({ ':path': '/', ':authority': servername });
    stream.on('response', (headers) => {
      resolve(headers[':status'] ?? 0);
      session.destroy();
    });
    stream.on('error', reject);
  });
}
