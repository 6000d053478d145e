// `encrypt <folder>`: encrypts a backup for BACKUP_RECIPIENT. `decrypt <folder> <into> <identity file>`: the way back.
import { readFileSync } from 'node:fs';
import { decryptFolder, encryptFolder } from '../src/encrypted-folder.ts';

process.umask(0o077);
try {
  const [command, folder = '', into = '', identityFile = ''] = process.argv.slice(2);
  if (command === 'encrypt') await encryptFolder(folder, process.env.BACKUP_RECIPIENT ?? '');
  else await decryptFolder(folder, into, readFileSync(identityFile, 'utf8'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
