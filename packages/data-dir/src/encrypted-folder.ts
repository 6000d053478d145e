import { Decrypter, Encrypter } from 'age-encryption';
import { createWriteStream, openAsBlob, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from './data-folder.ts';

const END = '.age';

/** Returns the paths of all files of a folder, relative to it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/**
 * Replaces every file of a folder by an encrypted one, `….age`, in the format of https://age-encryption.org.
 *
 * @param recipient public key, `age1…`: this machine cannot decrypt what it has written
 */
export async function encryptFolder(folder: string, recipient: string): Promise<void> {
  for (const file of filesIn(folder)) {
    if (file.endsWith(END)) continue;
    const path = join(folder, file);
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    await convert(path, path + END, (content) => encrypter.encrypt(content));
    rmSync(path);
  }
}

/**
 * Decrypts the files of a folder into another one.
 *
 * @param identities lines of the file that `age-keygen` has written
 * @throws Error with a readable message for a wrong key or a damaged file
 */
export async function decryptFolder(folder: string, into: string, identities: string) {
  const keys = identities.split(/\s+/).filter((word) => word.startsWith('AGE-SECRET-KEY-'));
  if (keys.length === 0) throw new Error('The identity file has no line AGE-SECRET-KEY-…');
  for (const file of filesIn(folder)) {
    const decrypter = new Decrypter();
    for (const key of keys) decrypter.addIdentity(key);
    const target = join(into, file.endsWith(END) ? file.slice(0, -END.length) : file);
    makeFolder(dirname(target));
    try {
      await convert(join(folder, file), target, (content) => decrypter.decrypt(content));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${join(folder, file)} cannot be decrypted with this identity: ${why}`, {
        cause: error,
      });
    }
  }
}

async function convert(
  from: string,
  to: string,
  change: (content: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>,
): Promise<void> {
  const content = await openAsBlob(from);
  const changed = await change(content.stream() as ReadableStream<Uint8Array>);
  await pipeline(Readable.fromWeb(changed), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
}
