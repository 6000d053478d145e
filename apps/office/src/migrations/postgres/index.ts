import * as migration_20261121_060534_initial from './20261121_060534_initial.ts';
import * as migration_20261121_073852_arrival from './20261121_073852_arrival.ts';

export const migrations = [
  {
    up: migration_20261121_060534_initial.up,
    down: migration_20261121_060534_initial.down,
    name: '20261121_060534_initial',
  },
  {
    up: migration_20261121_073852_arrival.up,
    down: migration_20261121_073852_arrival.down,
    name: '20261121_073852_arrival',
  },
];
