/**
 * How many migrations a version must know to work with this version's database. A migration that only adds tables,
 * columns that are nullable or have a default, or indices that are not unique leaves it as it is; any other one sets it
 * to its own number.
 */
export const REQUIRED_MIGRATIONS = 6;

/** The migrations, in order; a released one is never changed. */
export const migrations: readonly string[] = [
  `CREATE TABLE outbox (
     id               TEXT PRIMARY KEY,
     reference        TEXT NOT NULL UNIQUE,
     idempotency_key  TEXT NOT NULL,
     fingerprint      TEXT NOT NULL,
     payload          TEXT NOT NULL,
     is_suspected     INTEGER NOT NULL,
     state            TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered')),
     attempts         INTEGER NOT NULL DEFAULT 0,
     last_failure     TEXT,
     received_at      INTEGER NOT NULL,
     next_attempt_at  INTEGER NOT NULL,
     delivered_at     INTEGER,
     UNIQUE (idempotency_key, fingerprint)
   ) STRICT;
   CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'waiting';
   CREATE INDEX outbox_same ON outbox (fingerprint, received_at);`,
  // The articles: as received (`source`) and as rendered (the other columns).
  `CREATE TABLE articles (
     id            INTEGER PRIMARY KEY,
     slug          TEXT NOT NULL UNIQUE,
     has_own_slug  INTEGER NOT NULL,
     source        TEXT NOT NULL,
     fingerprint   TEXT NOT NULL,
     rules         INTEGER NOT NULL,
     title         TEXT NOT NULL,
     published_at  INTEGER,
     updated_at    INTEGER,
     excerpt       TEXT NOT NULL,
     minutes       INTEGER NOT NULL,
     html          TEXT NOT NULL,
     outline       TEXT NOT NULL,
     cover         TEXT,
     folded_title  TEXT NOT NULL,
     folded_text   TEXT NOT NULL,
     title_place   INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE INDEX articles_by_title ON articles (title_place);
   CREATE INDEX articles_by_date ON articles (published_at DESC, title_place);
   CREATE VIRTUAL TABLE article_search USING fts5 (
     title, text, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1'
   );
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
   ) STRICT;`,
  // Consent choices with the wording; no visitor ids.
  `CREATE TABLE consents (
     id       INTEGER PRIMARY KEY,
     at       INTEGER NOT NULL,
     version  TEXT NOT NULL,
     wording  TEXT NOT NULL,
     offered  TEXT NOT NULL,
     allowed  TEXT NOT NULL
   ) STRICT;`,
  // Moves long columns out of the table that lists read. `article_terms` is a view of the search index.
  `CREATE TABLE article_contents (
     article_id  INTEGER PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
     source      TEXT NOT NULL,
     html        TEXT NOT NULL,
     outline     TEXT NOT NULL,
     text        TEXT NOT NULL
   ) STRICT;
   INSERT INTO article_contents SELECT id, source, html, outline, '' FROM articles;
   ALTER TABLE articles DROP COLUMN source;
   ALTER TABLE articles DROP COLUMN html;
   ALTER TABLE articles DROP COLUMN outline;
   ALTER TABLE articles DROP COLUMN folded_text;
   CREATE VIRTUAL TABLE article_terms USING fts5vocab (article_search, 'row');`,
  // Event counts per day, without visitor ids or times.
  `CREATE TABLE counts (
     day       TEXT NOT NULL,
     page      TEXT NOT NULL,
     source    TEXT NOT NULL,
     detail    TEXT NOT NULL,
     campaign  TEXT NOT NULL,
     device    TEXT NOT NULL,
     event     TEXT NOT NULL,
     count     INTEGER NOT NULL,
     PRIMARY KEY (day, page, source, detail, campaign, device, event)
   ) STRICT, WITHOUT ROWID;`,
  // Adds states, and counts equal failures to tell a rejected lead from an unreachable API.
  `CREATE TABLE outbox_next (
     id               TEXT PRIMARY KEY,
     reference        TEXT NOT NULL UNIQUE,
     idempotency_key  TEXT NOT NULL,
     fingerprint      TEXT NOT NULL,
     payload          TEXT NOT NULL,
     is_suspected     INTEGER NOT NULL,
     state            TEXT NOT NULL DEFAULT 'waiting'
                      CHECK (state IN ('waiting', 'delivered', 'refused', 'withdrawn')),
     attempts         INTEGER NOT NULL DEFAULT 0,
     last_failure     TEXT,
     same_failures    INTEGER NOT NULL DEFAULT 0,
     received_at      INTEGER NOT NULL,
     next_attempt_at  INTEGER NOT NULL,
     last_tried_at    INTEGER,
     delivered_at     INTEGER,
     UNIQUE (idempotency_key, fingerprint)
   ) STRICT;
   INSERT INTO outbox_next (id, reference, idempotency_key, fingerprint, payload, is_suspected, state,
                            attempts, last_failure, received_at, next_attempt_at, delivered_at)
   SELECT id, reference, idempotency_key, fingerprint, payload, is_suspected, state,
          attempts, last_failure, received_at, next_attempt_at, delivered_at FROM outbox;
   DROP TABLE outbox;
   ALTER TABLE outbox_next RENAME TO outbox;
   CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'waiting';
   CREATE INDEX outbox_same ON outbox (fingerprint, received_at);`,
  // Canary leads, and times such as that of the last test write.
  `ALTER TABLE outbox ADD COLUMN is_canary INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX outbox_refused ON outbox (received_at) WHERE state = 'refused';
   CREATE TABLE health (
     key  TEXT PRIMARY KEY,
     at   INTEGER NOT NULL
   ) STRICT;`,
  // The clock of the erasure guard: last time seen, last time a person accepted; one row.
  `CREATE TABLE clock (
     id           INTEGER PRIMARY KEY CHECK (id = 1),
     seen_at      INTEGER NOT NULL,
     accepted_at  INTEGER
   ) STRICT;`,
  // The trash, and a later start of the retention period.
  `ALTER TABLE outbox ADD COLUMN trashed_at INTEGER;
   ALTER TABLE outbox ADD COLUMN kept_from INTEGER;`,
  // The words of each article with their weights, four bytes each. Existing articles get theirs when they are rendered
  // again, which the new `rules` of that version require.
  `CREATE TABLE search_words (
     id    INTEGER PRIMARY KEY,
     word  TEXT NOT NULL UNIQUE
   ) STRICT;
   CREATE TABLE article_words (
     article_id  INTEGER PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
     words       BLOB NOT NULL
   ) STRICT;`,
  // Idempotency keys of consents and count batches for a shared database.
  `ALTER TABLE consents ADD COLUMN key TEXT;
   CREATE TABLE parcels (
     id      TEXT PRIMARY KEY,
     counts  TEXT NOT NULL
   ) STRICT;`,
  // The last valid site content published by the office; one row.
  `CREATE TABLE site_content (
     id        INTEGER PRIMARY KEY CHECK (id = 1),
     etag      TEXT,
     document  TEXT NOT NULL,
     taken_at  INTEGER NOT NULL
   ) STRICT;`,
  // CSP reports, counted by day.
  `CREATE TABLE policy_reports (
     day        TEXT NOT NULL,
     page       TEXT NOT NULL,
     directive  TEXT NOT NULL,
     blocked    TEXT NOT NULL,
     browser    TEXT NOT NULL,
     count      INTEGER NOT NULL,
     PRIMARY KEY (day, page, directive, blocked, browser)
   ) STRICT, WITHOUT ROWID;`,
  // Searches without results.
  `CREATE TABLE missed_searches (
     words      TEXT PRIMARY KEY,
     count      INTEGER NOT NULL,
     first_day  TEXT NOT NULL,
     last_day   TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  // Indices for the queries after each attempt, so that they read few of many waiting leads.
  `DROP INDEX outbox_due;
   CREATE INDEX outbox_next ON outbox (next_attempt_at)
     WHERE state = 'waiting' AND trashed_at IS NULL;
   CREATE INDEX outbox_oldest ON outbox (is_canary, last_tried_at, received_at, next_attempt_at)
     WHERE state = 'waiting' AND trashed_at IS NULL;
   CREATE INDEX outbox_newest ON outbox (is_canary, last_tried_at, received_at DESC, next_attempt_at)
     WHERE state = 'waiting' AND trashed_at IS NULL;
   CREATE INDEX outbox_canaries ON outbox (received_at) WHERE is_canary = 1;`,
  // Covering indices for the counts of waiting and refused leads, which are read every second.
  `DROP INDEX outbox_refused;
   CREATE INDEX outbox_refused ON outbox (is_canary, received_at, trashed_at) WHERE state = 'refused';
   DROP INDEX outbox_oldest;
   CREATE INDEX outbox_oldest ON outbox
     (is_canary, last_tried_at, received_at, next_attempt_at, trashed_at)
     WHERE state = 'waiting' AND trashed_at IS NULL;`,
  // Uses of withdrawal links that the office has not acknowledged. The token is encrypted.
  `CREATE TABLE withdrawals (
     token  TEXT PRIMARY KEY,
     at     TEXT NOT NULL
   ) STRICT;`,
  // What the search reads of each article, instead of `article_search`, `search_words` and `article_words`, which stay
  // for a return to the previous version. Existing articles get theirs when they are derived again.
  `CREATE TABLE article_index (
     article_id  INTEGER PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
     text        TEXT NOT NULL,
     words       TEXT NOT NULL
   ) STRICT;`,
  // The retention period of a lead now always starts at `kept_from`.
  `UPDATE outbox SET kept_from =
     max(coalesce(kept_from, 0), CASE WHEN state = 'delivered' THEN delivered_at ELSE received_at END);`,
];
