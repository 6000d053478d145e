import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Takes the brand from the titles for search results: the site adds it. A brand is what followed the titles of two
 * articles or more, after a bar, as the office wrote it; and the sample vendor's.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`
  WITH titles AS (
    SELECT title, meta_title AS shown FROM articles
    UNION SELECT version_title, version_meta_title FROM _articles_v
  ), brands AS (
    SELECT ' | คลินิกดี พลัส' AS suffix
    UNION SELECT substr(shown, length(title) + 1) FROM titles
    WHERE substr(shown, 1, length(title) + 3) = title || ' | '
    GROUP BY 1 HAVING count(DISTINCT title) > 1
  )
  UPDATE articles SET meta_title = substr(meta_title, 1, length(meta_title) - (
    SELECT max(length(suffix)) FROM brands
    WHERE length(meta_title) > length(suffix)
    AND substr(meta_title, length(meta_title) - length(suffix) + 1) = suffix
  ))
  WHERE EXISTS (
    SELECT 1 FROM brands
    WHERE length(meta_title) > length(suffix)
    AND substr(meta_title, length(meta_title) - length(suffix) + 1) = suffix
  )`)
  await db.run(sql`
  WITH titles AS (
    SELECT title, meta_title AS shown FROM articles
    UNION SELECT version_title, version_meta_title FROM _articles_v
  ), brands AS (
    SELECT ' | คลินิกดี พลัส' AS suffix
    UNION SELECT substr(shown, length(title) + 1) FROM titles
    WHERE substr(shown, 1, length(title) + 3) = title || ' | '
    GROUP BY 1 HAVING count(DISTINCT title) > 1
  )
  UPDATE _articles_v SET version_meta_title = substr(version_meta_title, 1, length(version_meta_title) - (
    SELECT max(length(suffix)) FROM brands
    WHERE length(version_meta_title) > length(suffix)
    AND substr(version_meta_title, length(version_meta_title) - length(suffix) + 1) = suffix
  ))
  WHERE EXISTS (
    SELECT 1 FROM brands
    WHERE length(version_meta_title) > length(suffix)
    AND substr(version_meta_title, length(version_meta_title) - length(suffix) + 1) = suffix
  )`)
}

/** The release before shows a title with the brand added, too. */
export async function down(): Promise<void> {}
