/** Reports errors of the environment before the build, and before a release goes live. */
import { parseEnvironment } from '../src/environment/environment.ts';
import { explainStartupError } from '../src/server/startup-errors.ts';

try {
  parseEnvironment(process.env);
} catch (error) {
  console.error(explainStartupError(error));
  process.exitCode = 78;
}
