import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { apps } from './apps.mjs';
import { install } from './install.mjs';
import { fingerprint, loadEnvFile, main, Refusal, root, run, step } from './project.mjs';

/** Builds each app that has changed since its last build. */
export async function build() {
  for (const app of apps()) {
    const variables = app.variables.map((name) => `${name}=${process.env[name] ?? ''}`);
    const wanted = fingerprint(app.inputs, variables);
    const output = path.join(root, app.output);
    if (existsSync(output) && readFileSync(output, 'utf8') === wanted) continue;
    const { code } = await step(`Building the ${app.name}`, () =>
      run('npm', ['run', 'build', '--silent'], { cwd: path.join(root, app.folder), isQuiet: true }),
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
