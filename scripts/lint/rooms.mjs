/**
 * The law of the rooms. An app's rooms stand from top to bottom, each with the rooms it may import
 * from, all of which stand below it; so there can be no circle. A room is a folder of `src`, or a
 * file that lies there by itself. docs/guides/architecture.md lists the folders.
 *
 * @typedef {Record<string, string[]>} Rooms
 */

/** Words, and how Thai is set: the floor of everything. */
const words = ['content', 'thai'];
/** What a page is drawn with. */
const pieces = ['views', 'components', 'drawings', ...words];
/** What a visitor sends, each its own room. */
const enquiries = ['registrations', 'leads'];
/** What is recorded of a visit. */
const records = ['counts', 'consent'];
const settings = ['sql.ts', 'environment.ts'];
/** What lets a script in a document run. */
const policy = ['policy-hash.ts'];

/** @type {Rooms} */
const site = {
  pages: [
    ...['screens', 'sections', 'layouts', 'forms', 'islands', 'browser', 'styles', ...pieces],
    ...['server', 'health', 'share', 'articles/read', ...enquiries, ...records, 'calls'],
  ],
  // What a page finds in its `Astro.locals`.
  'env.d.ts': [
    'screens',
    'health',
    'share',
    'articles',
    'edits',
    ...enquiries,
    ...records,
    ...words,
  ],
  'middleware.ts': ['services', 'consent'],

  // What answers a visitor.
  server: [
    ...['services', 'health', 'articles/read', 'edits', 'consent', 'server/astro', 'calls'],
    ...policy,
    ...settings,
    ...words,
  ],
  // What pages and endpoints are handed: each service, opened once.
  services: [
    ...['health', 'share', 'articles', 'articles/copy', 'edits', ...enquiries, ...records],
    ...['disk', 'calls', 'erasure.ts', ...settings, ...words],
  ],
  // Why a process could not start.
  'explain-start.ts': ['environment.ts', 'migrate.ts', 'content'],
  // The part of the server that is built: it alone can draw.
  'server/astro': ['screens', 'articles/read', 'calls', ...words],

  // What a visitor sees.
  screens: [
    ...['sections', 'layouts', 'browser', 'styles', 'share', 'articles/read'],
    ...policy,
    ...pieces,
  ],
  sections: ['layouts', 'forms', 'browser', ...pieces],
  layouts: [
    ...['forms', 'islands', 'browser', 'styles', 'share', 'articles/read'],
    ...['components', 'drawings', ...policy, ...words],
  ],
  forms: [
    ...['browser', 'attribution', 'calls', ...enquiries, 'forms/rules'],
    ...['components', 'drawings', ...words],
  ],
  islands: ['browser', 'components', ...words],
  browser: ['consent', 'attribution', 'calls', ...words],

  // What the server stands on.
  health: [
    'data-files.ts',
    'disk',
    'share',
    'articles',
    'edits',
    'leads',
    'calls',
    'erasure.ts',
    ...settings,
    ...words,
  ],
  share: ['articles/read', 'articles/keep', 'calls', 'make-folder.ts', ...words],
  articles: [
    ...['articles/copy', 'articles/read', 'articles/keep', 'articles/make', 'articles/fetch'],
    ...['calls', ...settings, ...words],
  ],
  edits: ['articles/fetch', 'calls', 'database.ts', ...settings, ...words],
  'articles/copy': ['articles/keep', 'articles/make', 'articles/fetch', 'calls'],
  'articles/read': [
    ...['articles/keep', 'articles/search', 'articles/make', 'articles/fetch', 'sql.ts'],
    ...['thread.ts', ...words],
  ],
  'articles/keep': [
    'articles/make',
    'articles/fetch',
    'calls',
    'transaction.ts',
    'sql.ts',
    'make-folder.ts',
    'thai',
  ],
  'articles/make': ['articles/search', 'articles/fetch', 'thread.ts', ...words],
  'articles/search': ['sql.ts', 'thai'],
  'articles/fetch': ['environment.ts', 'thai'],
  registrations: ['forms/rules', 'attribution', 'calls', ...settings, ...words],
  leads: [
    'forms/rules',
    'attribution',
    'calls',
    'transaction.ts',
    'data-files.ts',
    'erasure.ts',
    ...settings,
    ...words,
  ],
  counts: ['attribution', 'calls', 'erasure.ts', 'transaction.ts', ...settings, ...words],
  consent: ['calls', ...settings, ...words],
  'forms/rules': words,
  disk: ['calls', 'data-files.ts', 'database.ts', 'make-folder.ts', 'sql.ts'],
  'erasure.ts': ['calls', 'sql.ts'],
  attribution: [],
  calls: words,
  'database.ts': ['migrate.ts', 'make-folder.ts'],
  'migrate.ts': ['migrations.ts', 'only-adds.ts', 'transaction.ts', 'sql.ts'],
  'migrations.ts': [],
  'only-adds.ts': [],
  'transaction.ts': ['sql.ts'],
  'data-files.ts': [],
  'thread.ts': [],
  'sql.ts': [],
  'environment.ts': ['with-office.ts'],
  'with-office.ts': ['make-folder.ts'],
  'make-folder.ts': [],
  'policy-hash.ts': [],

  // What both draw and say with.
  views: ['components', 'drawings', ...words],
  components: words,
  drawings: words,
  styles: [],
  content: ['thai'],
  thai: [],
};

/** What all of the office may know. */
const known = ['environment.ts', 'payload-types.ts'];

/** @type {Rooms} */
const office = {
  'instrumentation.ts': ['payload.config.ts', 'environment.ts', 'health', 'jobs', 'server'],
  app: [
    'payload.config.ts',
    'health',
    'server',

    'date-formats.ts',
    'saves',
    'articles',
    'enquiries',
    'payload-seams',
  ],
  'payload.config.ts': [
    ...['first-start.ts', 'collections', 'endpoints', 'admin', 'jobs', 'alerts', 'people'],
    ...[
      'alerts/channels',
      'date-formats.ts',
      'thai-words.ts',
      'logging.ts',
      'database.ts',
      'payload-seams',
      ...known,
    ],
  ],
  'thai-words.ts': ['payload-seams'],
  'first-start.ts': [
    'samples',
    'words',
    'jobs',
    'people',

    'database.ts',
    'database-file.ts',
    'payload-seams',
    ...known,
  ],
  samples: ['articles'],

  collections: [
    ...[
      'saves',
      'alerts',
      'alerts/channels',
      'articles',
      'words',
      'people',
      'enquiries',
      'access',
      'date-formats.ts',
    ],
    ...['payload-seams', ...known],
  ],
  endpoints: [
    'health',
    'alerts',
    'articles',
    'words',
    'statistics',
    'site',
    'enquiries',
    'access',

    'payload-seams',
    'database-file.ts',
    'in-lots.ts',
    ...known,
  ],
  admin: [
    ...['health', 'alerts', 'articles', 'words', 'people', 'statistics', 'site', 'enquiries'],
    ...['access', 'date-formats.ts', 'payload-seams', ...known],
  ],
  health: [
    'erasure-guard.ts',
    'alerts',
    'alerts/channels',

    'database-file.ts',
    'enquiries',
    'failure.ts',
    'payload-seams',
    'rounds.ts',
    ...known,
  ],
  saves: ['enquiries', 'payload-seams', ...known],
  jobs: [
    'erasure-guard.ts',
    ...['alerts', 'alerts/channels', 'articles', 'enquiries', 'failure.ts'],
    ...['in-lots.ts', 'payload-seams', 'rounds.ts', ...known],
  ],
  alerts: [
    ...['enquiries', 'access', 'payload-seams', ...known, 'alerts/channels'],
    ...['failure.ts'],
  ],
  articles: [
    ...['words', 'site', 'access', 'failure.ts', 'in-lots.ts', 'payload-seams'],
    ...['rounds.ts', ...known],
  ],
  words: ['enquiries', 'site', 'date-formats.ts', ...known],
  people: [...['access', 'failure.ts', 'mail-page.ts', 'server'], ...['payload-seams', ...known]],
  statistics: ['enquiries', 'access', ...known],
  site: ['environment.ts'],
  enquiries: ['access', 'payload-seams', 'date-formats.ts', 'in-lots.ts', ...known],
  access: known,

  server: ['payload-seams', 'environment.ts', 'database-file.ts'],
  'database.ts': ['payload-seams', 'migrations', 'environment.ts'],
  'payload-seams': ['date-formats.ts', ...known],
  'date-formats.ts': [],
  'rounds.ts': ['failure.ts'],
  'erasure-guard.ts': [],
  'logging.ts': ['environment.ts'],
  'database-file.ts': ['environment.ts'],
  'in-lots.ts': [],
  migrations: [],
  'environment.ts': ['alerts/channels'],
  // States its environment variables, and is handed them.
  'alerts/channels': ['failure.ts', 'mail-page.ts'],
  'failure.ts': [],
  'mail-page.ts': [],
  'payload-types.ts': [],
};

/** Packages know nothing of the apps, nor of each other. @type {Rooms} */
const packages = { protocol: [], brand: [], 'local-secrets': [], thai: [] };

/** By the folder that holds the rooms. */
export const houses = { 'apps/site/src': site, 'apps/office/src': office, packages };

/** Where an app may be started or read by another's: to try and to measure them together. */
export const meetingPlaces = /^apps\/[^/]+\/(e2e|conformance|test|bench|scripts)\//;

for (const [house, rooms] of Object.entries(houses)) {
  const order = Object.keys(rooms);
  for (const [room, below] of Object.entries(rooms)) {
    for (const other of below) {
      if (order.indexOf(other) > order.indexOf(room)) continue;
      throw new Error(`${house}: ${other} has to stand below ${room}, which imports from it`);
    }
  }
}
