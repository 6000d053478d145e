import * as migration_20261121_055809_initial from './20261121_055809_initial.ts';

export const migrations = [
  {
    up: migration_20261121_055809_initial.up,
    down: migration_20261121_055809_initial.down,
    name: '20261121_055809_initial',
  },
];
