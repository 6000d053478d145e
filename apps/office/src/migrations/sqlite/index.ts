import * as migration_20261121_050601_create from './20261121_050601_create.ts';

export const migrations = [
  {
    up: migration_20261121_050601_create.up,
    down: migration_20261121_050601_create.down,
    name: '20261121_050601_create'
  },
];
