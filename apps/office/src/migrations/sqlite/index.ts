import * as migration_20261126_071234_initial_adds from './20261126_071234_initial_adds.ts';
import * as migration_20261126_140509_successor_adds from './20261126_140509_successor_adds.ts';
import * as migration_20261127_113157_page_slugs_adds from './20261127_113157_page_slugs_adds.ts';

export const migrations = [
  {
    up: migration_20261126_071234_initial_adds.up,
    down: migration_20261126_071234_initial_adds.down,
    name: '20261126_071234_initial_adds',
  },
  {
    up: migration_20261126_140509_successor_adds.up,
    down: migration_20261126_140509_successor_adds.down,
    name: '20261126_140509_successor_adds',
  },
  {
    up: migration_20261127_113157_page_slugs_adds.up,
    down: migration_20261127_113157_page_slugs_adds.down,
    name: '20261127_113157_page_slugs_adds'
  },
];
