import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { apps } from './apps.mjs';
import { install } from './install.mjs';
import { CliError, fingerprint, loadEnvFile, main, root, run, step } from './project.mjs';

/** Builds each app whose sources have changed since its last build, in parallel. */
export async function build() {
  const stale = apps().flatMap((app) => {
    const wanted = fingerprint([app.folder, 'packages', 'package-lock.json']);
    const marker = path.join(root, app.output);
    const isBuilt = existsSync(marker) && readFileSync(marker, 'utf8') === wanted;
    return isBuilt ? [] : [{ ...app, wanted, marker }];
  });
  if (stale.length === 0) return;
  const buildAll = async () => {
    // All are awaited, so that none is still running after another has failed.
    const results = await Promise.all(
      stale.map(async ({ folder, wanted, marker }) => {
        const { code } = await run('npm', ['run', 'build', '--silent'], {
          cwd: path.join(root, folder),
          isQuiet: true,
          env: { BUILT_FROM: wanted },
        });
        if (code === 0) writeFileSync(marker, wanted);
        return code;
      }),
    );
    const failed = stale.filter((_, index) => results[index] !== 0).map(({ name }) => name);
    if (failed.length > 0) throw new CliError(`Not built: ${failed.join(', ')}; see above.`);
  };
  await step(`Building ${stale.map(({ name }) => name).join(' and ')}`, buildAll);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main({}, async () => {
    loadEnvFile();
    await install();
    await build();
  });
}
