import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Creates a self-signed certificate for `localhost` in the files `<base>.key` and `<base>.cert`. */
export function createCertificate(base: string): { key: Buffer; cert: Buffer; file: string } {
  const file = `${base}.cert`;
  const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', `${base}.key`, '-out', file];
  execFileSync('openssl', ['req', '-x509', ...algorithm, ...files, ...subject]);
  return { key: readFileSync(`${base}.key`), cert: readFileSync(file), file };
}
