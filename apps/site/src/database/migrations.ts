/**
 * Steps from an empty file to the present shape; a released step is never changed. After steps that only
 * add (`backward-compatible-migrations.ts`) one may go back to an earlier version, which works on; a step that adds, and after
 * which an earlier version would do wrong, begins with an SQL comment that says why.
 */
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
  // The catalogue: every article as it was sent (`source`) and as it is shown (the rest).
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
  // What visitors allowed, in which words; nothing that says who.
  `CREATE TABLE consents (
     id       INTEGER PRIMARY KEY,
     at       INTEGER NOT NULL,
     version  TEXT NOT NULL,
     wording  TEXT NOT NULL,
     offered  TEXT NOT NULL,
     allowed  TEXT NOT NULL
   ) STRICT;`,
  // What is long stands apart from what lists read of every article. Terms are the index's own.
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
  // How often something happened on a day: sums alone, no visitor and no time of day.
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
  // More states, and what tells a lead that is refused from an API that is away.
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
  // A lead that nobody sent, to try the way; and when this database was last written to see that it can be.
  `ALTER TABLE outbox ADD COLUMN is_canary INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX outbox_refused ON outbox (received_at) WHERE state = 'refused';
   CREATE TABLE health (
     key  TEXT PRIMARY KEY,
     at   INTEGER NOT NULL
   ) STRICT;`,
  // The time that was seen last, and that a person has said to be right; one row.
  `CREATE TABLE clock (
     id           INTEGER PRIMARY KEY CHECK (id = 1),
     seen_at      INTEGER NOT NULL,
     accepted_at  INTEGER
   ) STRICT;`,
  // Erasure in two steps, and from when a lead's period counts where not from its coming.
  `ALTER TABLE outbox ADD COLUMN trashed_at INTEGER;
   ALTER TABLE outbox ADD COLUMN kept_from INTEGER;`,
  // The words of each article with what they count there, four bytes each. Articles that are here already
  // get theirs when they are made again, which the new rules of that version ask for.
  `CREATE TABLE search_words (
     id    INTEGER PRIMARY KEY,
     word  TEXT NOT NULL UNIQUE
   ) STRICT;
   CREATE TABLE article_words (
     article_id  INTEGER PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
     words       BLOB NOT NULL
   ) STRICT;`,
  // What a choice and a sum are called on their way to a shared database, so that each arrives there once.
  `ALTER TABLE consents ADD COLUMN key TEXT;
   CREATE TABLE parcels (
     id      TEXT PRIMARY KEY,
     counts  TEXT NOT NULL
   ) STRICT;`,
  // The words and figures that the office has published, as they were last good; one row.
  `CREATE TABLE site_content (
     id        INTEGER PRIMARY KEY CHECK (id = 1),
     etag      TEXT,
     document  TEXT NOT NULL,
     taken_at  INTEGER NOT NULL
   ) STRICT;`,
  // What browsers kept pages from doing, counted by day.
  `CREATE TABLE policy_reports (
     day        TEXT NOT NULL,
     page       TEXT NOT NULL,
     directive  TEXT NOT NULL,
     blocked    TEXT NOT NULL,
     browser    TEXT NOT NULL,
     count      INTEGER NOT NULL,
     PRIMARY KEY (day, page, directive, blocked, browser)
   ) STRICT, WITHOUT ROWID;`,
  // What was searched for and not found: words alone.
  `CREATE TABLE missed_searches (
     words      TEXT PRIMARY KEY,
     count      INTEGER NOT NULL,
     first_day  TEXT NOT NULL,
     last_day   TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  // What the outbox is asked after each attempt: of a hundred thousand leads that wait it reads the first few.
  `DROP INDEX outbox_due;
   CREATE INDEX outbox_next ON outbox (next_attempt_at)
     WHERE state = 'waiting' AND trashed_at IS NULL;
   CREATE INDEX outbox_oldest ON outbox (is_canary, last_tried_at, received_at, next_attempt_at)
     WHERE state = 'waiting' AND trashed_at IS NULL;
   CREATE INDEX outbox_newest ON outbox (is_canary, last_tried_at, received_at DESC, next_attempt_at)
     WHERE state = 'waiting' AND trashed_at IS NULL;
   CREATE INDEX outbox_canaries ON outbox (received_at) WHERE is_canary = 1;`,
  // How many wait and how many were refused is asked every second: of a hundred thousand no row is read.
  `DROP INDEX outbox_refused;
   CREATE INDEX outbox_refused ON outbox (is_canary, received_at, trashed_at) WHERE state = 'refused';
   DROP INDEX outbox_oldest;
   CREATE INDEX outbox_oldest ON outbox
     (is_canary, last_tried_at, received_at, next_attempt_at, trashed_at)
     WHERE state = 'waiting' AND trashed_at IS NULL;`,
];
