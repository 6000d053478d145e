import { expect, it } from 'vitest';
import { stepsToKnow } from './migrate.ts';

const table = 'CREATE TABLE more (id INTEGER PRIMARY KEY) STRICT;';

it.each([
  [0, [table]],
  [0, ['ALTER TABLE outbox ADD COLUMN later TEXT; CREATE INDEX by_later ON outbox (later);']],
  [0, ["ALTER TABLE outbox ADD COLUMN later TEXT NOT NULL DEFAULT ''"]],
  [0, ['DROP INDEX by_later; CREATE INDEX by_later ON outbox (later, id);']],
  [1, ['ALTER TABLE outbox ADD COLUMN later TEXT NOT NULL']],
  [1, ['ALTER TABLE outbox DROP COLUMN payload', table]],
  [1, [`${table} DROP TABLE consents`]],
  [2, [table, 'CREATE UNIQUE INDEX one ON outbox (payload)', table, table]],
  [1, ["UPDATE outbox SET state = 'new'"]],
  [1, ['-- Earlier versions read this otherwise.\nCREATE TABLE other (id INTEGER)']],
])('a version must know %i migrations of %j', (count, steps) => {
  expect(stepsToKnow(steps)).toBe(count);
});
