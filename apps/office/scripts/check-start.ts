/** Reports errors of the environment before the build, and before a release goes live. */
import { explainSystemError } from '@clinicdee/data-dir/process';
import { parseEnvironment } from '../src/environment/environment.ts';

try {
  parseEnvironment(process.env);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  console.error(explainSystemError(error, 'OFFICE_PORT') ?? text);
  process.exitCode = 78;
}
