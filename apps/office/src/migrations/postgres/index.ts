import * as migration_20261121_085259_initial from './20261121_085259_initial.ts';
import * as migration_20261121_105522_leads_without_locks from './20261121_105522_leads_without_locks.ts';

export const migrations = [
  {
    up: migration_20261121_085259_initial.up,
    down: migration_20261121_085259_initial.down,
    name: '20261121_085259_initial',
  },
  {
    up: migration_20261121_105522_leads_without_locks.up,
    down: migration_20261121_105522_leads_without_locks.down,
    name: '20261121_105522_leads_without_locks'
  },
];
