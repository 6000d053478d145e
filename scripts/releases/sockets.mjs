import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Refusal } from '../project.mjs';

/** A name for a socket that is short enough for the system, wherever the project lies. @param {string} file */
export const shortest = (file) => {
  const relative = path.relative(process.cwd(), file);
  return relative.length < file.length ? relative : file;
};

/**
 * Says something to whoever listens at a socket.
 *
 * @param {string} file @param {string} said
 * @returns {Promise<string | undefined>} the answer, empty where it broke off; undefined where nobody
 *   listens: whoever did was killed
 * @throws Refusal where it may not be asked
 */
export async function answerOf(file, said) {
  const socket = connect(shortest(file));
  try {
    await new Promise((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return undefined;
    throw new Refusal(`${file} cannot be asked (${code}): is it another user's?`);
  }
  socket.end(said);
  return text(socket).catch(() => '');
}
