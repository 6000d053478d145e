import * as migration_20261121_085254_initial from './20261121_085254_initial.ts';

export const migrations = [
  {
    up: migration_20261121_085254_initial.up,
    down: migration_20261121_085254_initial.down,
    name: '20261121_085254_initial',
  },
];
