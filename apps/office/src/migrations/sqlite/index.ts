import * as migration_20261121_060529_initial from './20261121_060529_initial.ts';
import * as migration_20261121_073417_reference_and_retention from './20261121_073417_reference_and_retention.ts';

export const migrations = [
  {
    up: migration_20261121_060529_initial.up,
    down: migration_20261121_060529_initial.down,
    name: '20261121_060529_initial',
  },
  {
    up: migration_20261121_073417_reference_and_retention.up,
    down: migration_20261121_073417_reference_and_retention.down,
    name: '20261121_073417_reference_and_retention'
  },
];
