import * as migration_20261121_075123_initial from './20261121_075123_initial.ts';

export const migrations = [
  {
    up: migration_20261121_075123_initial.up,
    down: migration_20261121_075123_initial.down,
    name: '20261121_075123_initial'
  },
];
