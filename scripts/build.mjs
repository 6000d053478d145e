import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { apps } from './apps.mjs';
import { install } from './install.mjs';
import {
  childEnvironment,
  fingerprint,
  loadEnvFile,
  main,
  Refusal,
  root,
  run,
  step,
} from './project.mjs';

/**
 * Builds each app that has changed since its last build.
 *
 * @param {string} folder the project's, for tests, or a release's
 */
export async function build(folder = root) {
  for (const app of apps()) {
    const wanted = fingerprint(app.inputs, [], folder);
    const output = path.join(folder, app.output);
    if (existsSync(output) && readFileSync(output, 'utf8') === wanted) continue;
    const cwd = path.join(folder, app.folder);
    const { code } = await step(`Building the ${app.name}`, () =>
      run('npm', ['run', 'build', '--silent'], {
        cwd,
        isQuiet: true,
        env: { ...childEnvironment(folder), BUILT_FROM: wanted },
      }),
    );
    if (code !== 0) throw new Refusal(`The ${app.name} could not be built; see above.`);
    writeFileSync(output, wanted);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    loadEnvFile();
    await install();
    await build();
  });
}
