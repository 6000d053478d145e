import type { PolicyReports } from '@clinicdee/protocol';
import type { Database } from '../sql.ts';
import type { PolicyReport } from './report.ts';

/** Rows of a day: what is told beyond them is not kept, so that nobody fills the disk. */
const MOST_OF_A_DAY = 200;
const LONGEST_LIST = 200;

/** What browsers reported, counted by day; nothing in it tells one visitor from another. */
export class ReportRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Counts a report under its day (`2026-11-21`). @throws Error when the file is busy or full */
  add(day: string, { page, directive, blocked, browser }: PolicyReport): void {
    const counted = this.#database
      .prepare(
        `UPDATE policy_reports SET count = count + 1
         WHERE day = ? AND page = ? AND directive = ? AND blocked = ? AND browser = ?`,
      )
      .run(day, page, directive, blocked, browser);
    if (Number(counted.changes) > 0) return;
    this.#database
      .prepare(
        `INSERT INTO policy_reports (day, page, directive, blocked, browser, count)
         SELECT ?1, ?2, ?3, ?4, ?5, 1
         WHERE (SELECT count(*) FROM policy_reports WHERE day = ?1) < ?6`,
      )
      .run(day, page, directive, blocked, browser, MOST_OF_A_DAY);
  }

  /** The newest day first, and of a day what happened most. */
  list(): PolicyReports {
    return this.#database
      .prepare('SELECT * FROM policy_reports ORDER BY day DESC, count DESC, page LIMIT ?')
      .all(LONGEST_LIST)
      .map((row) => ({
        day: String(row.day),
        page: String(row.page),
        directive: String(row.directive),
        blocked: String(row.blocked),
        browser: String(row.browser),
        count: Number(row.count),
      }));
  }

  /** Forgets the days before one. */
  eraseBefore(day: string): void {
    this.#database.prepare('DELETE FROM policy_reports WHERE day < ?').run(day);
  }
}
