/**
 * The migration that {@link migrations} begins with: it replaced the first 19, so that a database of this version and
 * one that has run all of them are the same. One with fewer is refused.
 */
export const INITIAL_MIGRATION = 19;

/**
 * How many migrations a version must know to work with this version's database. A migration that only adds tables,
 * columns that are nullable or have a default, or indices that are not unique leaves it as it is; any other one sets it
 * to its own number.
 */
export const REQUIRED_MIGRATIONS = 19;

/** The migrations, in order; a released one is never changed. */
export const migrations: readonly string[] = [
  // The leads. The indices serve the queries after each attempt and the counts that are read every second.
  `CREATE TABLE outbox (
     id               TEXT PRIMARY KEY,
     reference        TEXT NOT NULL UNIQUE,
     idempotency_key  TEXT NOT NULL,
     fingerprint      TEXT NOT NULL,
     payload          TEXT NOT NULL,
     is_suspected     INTEGER NOT NULL,
     is_canary        INTEGER NOT NULL DEFAULT 0,
     state            TEXT NOT NULL DEFAULT 'waiting'
                      CHECK (state IN ('waiting', 'delivered', 'refused', 'withdrawn')),
     attempts         INTEGER NOT NULL DEFAULT 0,
     last_failure     TEXT,
     same_failures    INTEGER NOT NULL DEFAULT 0,
     received_at      INTEGER NOT NULL,
     next_attempt_at  INTEGER NOT NULL,
     last_tried_at    INTEGER,
     delivered_at     INTEGER,
     kept_from        INTEGER,
     trashed_at       INTEGER,
     UNIQUE (idempotency_key, fingerprint)
   ) STRICT;
   CREATE INDEX outbox_same ON outbox (fingerprint, received_at);
   CREATE INDEX outbox_next ON outbox (next_attempt_at)
     WHERE state = 'waiting' AND trashed_at IS NULL;
   CREATE INDEX outbox_oldest ON outbox
     (is_canary, last_tried_at, received_at, next_attempt_at, trashed_at)
     WHERE state = 'waiting' AND trashed_at IS NULL;
   CREATE INDEX outbox_newest ON outbox (is_canary, last_tried_at, received_at DESC, next_attempt_at)
     WHERE state = 'waiting' AND trashed_at IS NULL;
   CREATE INDEX outbox_canaries ON outbox (received_at) WHERE is_canary = 1;
   CREATE INDEX outbox_refused ON outbox (is_canary, received_at, trashed_at) WHERE state = 'refused';
   -- Uses of withdrawal links that the office has not acknowledged. The token is encrypted.
   CREATE TABLE withdrawals (
     token  TEXT PRIMARY KEY,
     at     TEXT NOT NULL
   ) STRICT;
   -- The articles: what lists read, what the page of one reads, and what the search reads.
   CREATE TABLE articles (
     id            INTEGER PRIMARY KEY,
     slug          TEXT NOT NULL UNIQUE,
     has_own_slug  INTEGER NOT NULL,
     fingerprint   TEXT NOT NULL,
     rules         INTEGER NOT NULL,
     title         TEXT NOT NULL,
     published_at  INTEGER,
     updated_at    INTEGER,
     excerpt       TEXT NOT NULL,
     minutes       INTEGER NOT NULL,
     cover         TEXT,
     folded_title  TEXT NOT NULL,
     title_place   INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE INDEX articles_by_title ON articles (title_place);
   CREATE INDEX articles_by_date ON articles (published_at DESC, title_place);
   CREATE TABLE article_contents (
     article_id  INTEGER PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
     source      TEXT NOT NULL,
     html        TEXT NOT NULL,
     outline     TEXT NOT NULL,
     text        TEXT NOT NULL
   ) STRICT;
   CREATE TABLE article_index (
     article_id  INTEGER PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
     text        TEXT NOT NULL,
     words       TEXT NOT NULL
   ) STRICT;
   CREATE TABLE article_tags (
     article_id  INTEGER NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
     tag         TEXT NOT NULL,
     place       INTEGER NOT NULL,
     PRIMARY KEY (article_id, tag)
   ) STRICT;
   CREATE INDEX article_tags_by_tag ON article_tags (tag);
   CREATE TABLE article_redirects (
     slug        TEXT PRIMARY KEY,
     article_id  INTEGER NOT NULL REFERENCES articles (id) ON DELETE CASCADE
   ) STRICT;
   CREATE TABLE article_pictures (
     article_id  INTEGER NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
     url         TEXT NOT NULL,
     PRIMARY KEY (article_id, url)
   ) STRICT;
   CREATE INDEX article_pictures_by_url ON article_pictures (url);
   CREATE TABLE pictures (
     url         TEXT PRIMARY KEY,
     picture     TEXT,
     etag        TEXT,
     failures    INTEGER NOT NULL DEFAULT 0,
     checked_at  INTEGER NOT NULL,
     due_at      INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX pictures_due ON pictures (due_at);
   CREATE TABLE catalogue (
     key    TEXT PRIMARY KEY,
     value  TEXT NOT NULL
   ) STRICT;
   -- The last valid site content published by the office; one row.
   CREATE TABLE site_content (
     id        INTEGER PRIMARY KEY CHECK (id = 1),
     etag      TEXT,
     document  TEXT NOT NULL,
     taken_at  INTEGER NOT NULL
   ) STRICT;
   -- Consent choices with the wording, and event counts per day; no visitor ids.
   CREATE TABLE consents (
     id       INTEGER PRIMARY KEY,
     at       INTEGER NOT NULL,
     version  TEXT NOT NULL,
     wording  TEXT NOT NULL,
     offered  TEXT NOT NULL,
     allowed  TEXT NOT NULL
   ) STRICT;
   CREATE TABLE counts (
     day       TEXT NOT NULL,
     page      TEXT NOT NULL,
     source    TEXT NOT NULL,
     detail    TEXT NOT NULL,
     campaign  TEXT NOT NULL,
     device    TEXT NOT NULL,
     event     TEXT NOT NULL,
     count     INTEGER NOT NULL,
     PRIMARY KEY (day, page, source, detail, campaign, device, event)
   ) STRICT, WITHOUT ROWID;
   -- Searches without results.
   CREATE TABLE missed_searches (
     words      TEXT PRIMARY KEY,
     count      INTEGER NOT NULL,
     first_day  TEXT NOT NULL,
     last_day   TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   -- Times such as that of the last test write.
   CREATE TABLE health (
     key  TEXT PRIMARY KEY,
     at   INTEGER NOT NULL
   ) STRICT;
   -- The clock of the erasure guard: last time seen, last time a person accepted; one row.
   CREATE TABLE clock (
     id           INTEGER PRIMARY KEY CHECK (id = 1),
     seen_at      INTEGER NOT NULL,
     accepted_at  INTEGER
   ) STRICT;`,
];
