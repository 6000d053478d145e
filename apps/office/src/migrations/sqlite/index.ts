import * as migration_20261121_060529_initial from './20261121_060529_initial.ts';

export const migrations = [
  {
    up: migration_20261121_060529_initial.up,
    down: migration_20261121_060529_initial.down,
    name: '20261121_060529_initial'
  },
];
