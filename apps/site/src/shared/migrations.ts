/** Steps of the shared database (PostgreSQL), in the schema `site`; a released step is never changed. */
export const sharedMigrations: readonly string[] = [
  // As in `site.sqlite`, and until when a lead belongs to the process that is sending it.
  `CREATE TABLE outbox (
     id               TEXT PRIMARY KEY,
     reference        TEXT NOT NULL UNIQUE,
     idempotency_key  TEXT NOT NULL,
     fingerprint      TEXT NOT NULL,
     payload          TEXT NOT NULL,
     is_suspected     SMALLINT NOT NULL,
     is_canary        SMALLINT NOT NULL DEFAULT 0,
     state            TEXT NOT NULL DEFAULT 'waiting'
                      CHECK (state IN ('waiting', 'delivered', 'refused', 'withdrawn')),
     attempts         INTEGER NOT NULL DEFAULT 0,
     last_failure     TEXT,
     same_failures    INTEGER NOT NULL DEFAULT 0,
     received_at      BIGINT NOT NULL,
     next_attempt_at  BIGINT NOT NULL,
     last_tried_at    BIGINT,
     delivered_at     BIGINT,
     trashed_at       BIGINT,
     kept_from        BIGINT,
     claimed_until    TIMESTAMPTZ,
     UNIQUE (idempotency_key, fingerprint)
   );
   CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'waiting';
   CREATE INDEX outbox_same ON outbox (fingerprint, received_at);
   CREATE INDEX outbox_refused ON outbox (received_at) WHERE state = 'refused';
   CREATE TABLE health (
     key  TEXT PRIMARY KEY,
     at   BIGINT NOT NULL
   );
   CREATE TABLE consents (
     id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     key      TEXT NOT NULL UNIQUE,
     at       BIGINT NOT NULL,
     version  TEXT NOT NULL,
     wording  TEXT NOT NULL,
     offered  TEXT NOT NULL,
     allowed  TEXT NOT NULL
   );
   CREATE TABLE counts (
     day       TEXT NOT NULL,
     page      TEXT NOT NULL,
     source    TEXT NOT NULL,
     detail    TEXT NOT NULL,
     campaign  TEXT NOT NULL,
     device    TEXT NOT NULL,
     event     TEXT NOT NULL,
     count     BIGINT NOT NULL,
     PRIMARY KEY (day, page, source, detail, campaign, device, event)
   );
   CREATE TABLE parcels (
     id  TEXT PRIMARY KEY,
     at  BIGINT NOT NULL
   );
   CREATE TABLE rate_limits (
     key     VARCHAR(255) PRIMARY KEY,
     points  INTEGER NOT NULL DEFAULT 0,
     expire  BIGINT
   );`,
  // What was searched for and not found, on all machines.
  `CREATE TABLE missed_searches (
     words      TEXT PRIMARY KEY,
     count      BIGINT NOT NULL,
     first_day  TEXT NOT NULL,
     last_day   TEXT NOT NULL
   );`,
  // As in `site.sqlite`: of many leads that wait the first few are read.
  `DROP INDEX outbox_due;
   CREATE INDEX outbox_next ON outbox (next_attempt_at)
     WHERE state = 'waiting' AND trashed_at IS NULL;
   CREATE INDEX outbox_oldest ON outbox (is_canary, last_tried_at NULLS FIRST, received_at, next_attempt_at)
     WHERE state = 'waiting' AND trashed_at IS NULL;
   CREATE INDEX outbox_newest ON outbox (is_canary, last_tried_at NULLS FIRST, received_at DESC, next_attempt_at)
     WHERE state = 'waiting' AND trashed_at IS NULL;
   CREATE INDEX outbox_canaries ON outbox (received_at) WHERE is_canary = 1;`,
];
