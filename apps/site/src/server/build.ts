import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export interface BuiltFile {
  /** The address that it is served at: `/pdpa`, `/_astro/site.3f2a.css`. */
  url: string;
  /** Its place below the client folder. */
  file: string;
  isPage: boolean;
  /** Its name carries a hash of its content, so it may be kept for ever. */
  isHashed: boolean;
  /** The page's own Content-Security-Policy. */
  policy: string | undefined;
}

const headersFile = z.array(
  z.object({
    pathname: z.string(),
    headers: z.array(z.object({ key: z.string(), value: z.string() })),
  }),
);

/**
 * Everything that `astro build` left to be served as it is.
 *
 * @param dist the build's folder
 * @throws Error when there is no build
 */
export function readBuild(dist: string): BuiltFile[] {
  const client = path.join(dist, 'client');
  if (!existsSync(client)) throw new Error('There is no build yet: run "npm run build" first.');
  const policies = readPolicies(dist);

  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => {
      const file = path.relative(client, path.join(entry.parentPath, entry.name));
      const isPage = file.endsWith('.html');
      const url = isPage ? pageUrl(file) : `/${file}`;
      return {
        url,
        file,
        isPage,
        isHashed: file.startsWith('_astro/'),
        policy: isPage ? policies.get(url) : undefined,
      };
    });
}

const pageUrl = (file: string) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

function readPolicies(dist: string): Map<string, string> {
  const file = path.join(dist, '_headers.json');
  const entries = headersFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(
    entries.flatMap(({ pathname, headers }) => {
      const policy = headers.find(({ key }) => key.toLowerCase() === 'content-security-policy');
      return policy ? [[pathname === '/' ? '/' : pathname.replace(/\/$/, ''), policy.value]] : [];
    }),
  );
}
