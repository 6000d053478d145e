import path from 'node:path';
import { localSecrets } from '@clinicdee/data-dir';
import { makeFolder } from './make-folder.ts';

type Variables = Record<string, string | undefined>;

/**
 * The office is the content site, the lead API and the registration API where the environment names
 * no other, with the secrets that both share in the data folder. Without an office nothing is added:
 * leads wait, and the articles are those on disk. `OFFICE_INTERNAL_URL` is the site's own way to it,
 * where people come by another (`OFFICE_URL`): no proxy and no name server in between.
 *
 * @param given the variables that are set
 * @throws Error when the data folder cannot be used
 */
export function deriveEnv(given: Variables): Variables {
  const office = (given.OFFICE_INTERNAL_URL ?? given.OFFICE_URL)?.replace(/\/+$/, '');
  if (!office) return given;
  const dataDir = path.resolve(given.DATA_DIR ?? './data');
  makeFolder(dataDir);
  const secrets = localSecrets(dataDir);
  return {
    ...(!given.LEAD_API_URL && {
      LEAD_API_URL: `${office}/api/intake/leads`,
      LEAD_API_TOKEN: secrets.LEAD_API_TOKEN,
    }),
    ...(!given.CONTENT_API_URL && {
      CONTENT_API_URL: office,
      CONTENT_API_KEY: secrets.CONTENT_API_KEY,
    }),
    ...(!given.REGISTRATION_API_URL && {
      REGISTRATION_API_URL: office,
      REGISTRATION_API_TOKEN: secrets.REGISTRATION_API_TOKEN,
    }),
    ANALYTICS_READ_KEY: secrets.ANALYTICS_READ_KEY,
    LEADS_ADMIN_KEY: secrets.LEADS_ADMIN_KEY,
    // What is set wins: a secret from the environment over that of the file.
    ...given,
  };
}
