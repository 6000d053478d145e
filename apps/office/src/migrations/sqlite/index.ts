import * as migration_20261121_081959_initial from './20261121_081959_initial.ts';

export const migrations = [
  {
    up: migration_20261121_081959_initial.up,
    down: migration_20261121_081959_initial.down,
    name: '20261121_081959_initial',
  },
];
