import * as migration_20261121_075130_initial from './20261121_075130_initial.ts';
import * as migration_20261121_083411_arrival from './20261121_083411_arrival.ts';

export const migrations = [
  {
    up: migration_20261121_075130_initial.up,
    down: migration_20261121_075130_initial.down,
    name: '20261121_075130_initial',
  },
  {
    up: migration_20261121_083411_arrival.up,
    down: migration_20261121_083411_arrival.down,
    name: '20261121_083411_arrival'
  },
];
