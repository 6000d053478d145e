import * as migration_20261121_082001_initial from './20261121_082001_initial.ts';

export const migrations = [
  {
    up: migration_20261121_082001_initial.up,
    down: migration_20261121_082001_initial.down,
    name: '20261121_082001_initial',
  },
];
