import * as migration_20261121_050610_create from './20261121_050610_create.ts';

export const migrations = [
  {
    up: migration_20261121_050610_create.up,
    down: migration_20261121_050610_create.down,
    name: '20261121_050610_create'
  },
];
