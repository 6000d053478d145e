import * as migration_20261121_075123_initial from './20261121_075123_initial.ts';
import * as migration_20261121_083405_arrival from './20261121_083405_arrival.ts';

export const migrations = [
  {
    up: migration_20261121_075123_initial.up,
    down: migration_20261121_075123_initial.down,
    name: '20261121_075123_initial',
  },
  {
    up: migration_20261121_083405_arrival.up,
    down: migration_20261121_083405_arrival.down,
    name: '20261121_083405_arrival'
  },
];
