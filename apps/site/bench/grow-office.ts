import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

interface Sample {
  title: string;
  cover_id: number;
  excerpt: string;
  content: string;
  tag_id: number;
}
interface RichText {
  root: { children: unknown[] };
}

/** Every tenth article has the length of a sample; the others are short. */
const LONG_EVERY = 10;
const SHORT = 7;
const A_DAY = 86_400_000;

/**
 * Fills the office's database up to a number of published articles, copies of its six samples with
 * unique titles, slugs and dates. Writes to SQLite directly: through the API ten thousand would take
 * half an hour. The office may be running.
 */
export function growOffice(dataDir: string, count: number): void {
  const database = new DatabaseSync(path.join(dataDir, 'office.sqlite'));
  database.exec('PRAGMA busy_timeout = 20000; PRAGMA synchronous = OFF');
  try {
    const samples = database
      .prepare('SELECT title, cover_id, excerpt, content, tag_id FROM articles WHERE is_sample = 1')
      .all() as unknown as Sample[];
    const existing = Number(database.prepare('SELECT count(*) AS n FROM articles').get()?.n);
    const insert = database.prepare(
      `INSERT INTO articles (title, cover_id, excerpt, content, generate_slug, slug, tag_id,
         published_at, is_sample, updated_at, created_at, _status)
       VALUES (?, ?, ?, ?, 0, ?, ?, ?, 0, ?, ?, 'published')`,
    );
    database.exec('BEGIN IMMEDIATE');
    for (let number = existing; number < count; number++) {
      const sample = samples[number % samples.length];
      if (!sample) throw new Error('The office has no samples to grow from.');
      const at = new Date(Date.UTC(2026, 0, 1) - (count - number) * (A_DAY / 24)).toISOString();
      const title = `${sample.title} ฉบับที่ ${number}`;
      const content =
        number % LONG_EVERY === 0 ? sample.content : shortened(sample.content, number);
      insert.run(
        ...[title, sample.cover_id, sample.excerpt, content, `volume-${number}`],
        ...[sample.tag_id, at, at, at],
      );
    }
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

function shortened(content: string, number: number): string {
  const { root } = JSON.parse(content) as RichText;
  const from = number % Math.max(1, root.children.length - SHORT);
  return JSON.stringify({ root: { ...root, children: root.children.slice(from, from + SHORT) } });
}
