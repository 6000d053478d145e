import * as migration_20261126_071243_initial_adds from './20261126_071243_initial_adds.ts';
import * as migration_20261126_140532_successor_adds from './20261126_140532_successor_adds.ts';
import * as migration_20261127_113201_page_slugs_adds from './20261127_113201_page_slugs_adds.ts';
import * as migration_20261127_203540_staff_sources_adds from './20261127_203540_staff_sources_adds.ts';

export const migrations = [
  {
    up: migration_20261126_071243_initial_adds.up,
    down: migration_20261126_071243_initial_adds.down,
    name: '20261126_071243_initial_adds',
  },
  {
    up: migration_20261126_140532_successor_adds.up,
    down: migration_20261126_140532_successor_adds.down,
    name: '20261126_140532_successor_adds',
  },
  {
    up: migration_20261127_113201_page_slugs_adds.up,
    down: migration_20261127_113201_page_slugs_adds.down,
    name: '20261127_113201_page_slugs_adds',
  },
  {
    up: migration_20261127_203540_staff_sources_adds.up,
    down: migration_20261127_203540_staff_sources_adds.down,
    name: '20261127_203540_staff_sources_adds'
  },
];
