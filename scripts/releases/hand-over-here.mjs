// For tests: runs what is built here as a release, and at each message goes over to fresh processes of it.
import { root } from '../project.mjs';
import { apps } from '../apps.mjs';
import { supervise } from './supervisor.mjs';

let count = 0;
const release = () => ({
  ...{ id: `here-${count++}`, folder: root, fingerprint: '' },
  apps: apps().map(({ name }) => name),
});
const { ended, handOver } = supervise(release());
process.on('message', () => {
  handOver(release()).then(
    () => process.send?.('done'),
    (error) => process.send?.(String(error)),
  );
});
process.exit(await ended);
