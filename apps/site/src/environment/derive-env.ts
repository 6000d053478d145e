import path from 'node:path';
import { makeFolder } from '@clinicdee/data-dir/data-folder';
import { localSecrets } from '@clinicdee/data-dir/secrets';

type Variables = Record<string, string | undefined>;

/**
 * Adds the office as content site, lead API and registration API where the variables name no other, with the shared
 * secrets of the data folder. Without an office the variables are returned unchanged. `OFFICE_INTERNAL_URL` is the
 * address for the site itself, which needs neither the proxy nor the DNS of the public `OFFICE_URL`.
 *
 * @throws Error when the data folder cannot be used
 */
export function deriveEnv(variables: Variables): Variables {
  const office = (variables.OFFICE_INTERNAL_URL ?? variables.OFFICE_URL)?.replace(/\/+$/, '');
  if (!office) return variables;
  const dataDir = path.resolve(variables.DATA_DIR ?? './data');
  makeFolder(dataDir);
  const secrets = localSecrets(dataDir);
  return {
    ...(!variables.LEAD_API_URL && {
      LEAD_API_URL: `${office}/api/intake/leads`,
      LEAD_API_TOKEN: secrets.LEAD_API_TOKEN,
    }),
    ...(!variables.CONTENT_API_URL && {
      CONTENT_API_URL: office,
      CONTENT_API_KEY: secrets.CONTENT_API_KEY,
    }),
    ...(!variables.REGISTRATION_API_URL && {
      REGISTRATION_API_URL: office,
      REGISTRATION_API_TOKEN: secrets.REGISTRATION_API_TOKEN,
    }),
    ANALYTICS_READ_KEY: secrets.ANALYTICS_READ_KEY,
    LEADS_ADMIN_KEY: secrets.LEADS_ADMIN_KEY,
    // Last, so that a secret from the environment overrides that of the file.
    ...variables,
  };
}
