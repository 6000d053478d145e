import * as migration_20261121_060529_initial from './20261121_060529_initial.ts';
import * as migration_20261121_073843_arrival from './20261121_073843_arrival.ts';

export const migrations = [
  {
    up: migration_20261121_060529_initial.up,
    down: migration_20261121_060529_initial.down,
    name: '20261121_060529_initial',
  },
  {
    up: migration_20261121_073843_arrival.up,
    down: migration_20261121_073843_arrival.down,
    name: '20261121_073843_arrival',
  },
];
