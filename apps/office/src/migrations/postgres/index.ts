import * as migration_20261121_055817_initial from './20261121_055817_initial.ts';

export const migrations = [
  {
    up: migration_20261121_055817_initial.up,
    down: migration_20261121_055817_initial.down,
    name: '20261121_055817_initial',
  },
];
