import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** The result of a row and its annotations. */
interface Row {
  id: string;
  sentence: string;
  seen: string;
  reading: string | undefined;
  isTrue: boolean;
  errors: string[];
}

const SENTENCE_WIDTH = 78;
const SEEN_WIDTH = 70;

/** Prints the rows as a table in the order of the spec, with the errors of failed rows. */
export default class Table implements Reporter {
  #suite: Suite | undefined;
  #startedAt = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
    this.#startedAt = Date.now();
    const ids = suite.allTests().map(({ title }) => idOf(title));
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (twice.length > 0) throw new Error(`Duplicate row ids: ${twice.join(', ')}`);
  }

  onError(error: { message?: string; stack?: string }): void {
    process.stderr.write(`${error.stack ?? error.message ?? 'The suite failed'}\n`);
  }

  onEnd({ status }: FullResult): void {
    const skipped = this.#suite?.allTests().filter((test) => test.expectedStatus === 'skipped');
    if (skipped?.length) {
      process.stdout.write(
        `\n${skipped.length} sentences were skipped: the content is of another vendor. \`npm run conformance -w apps/site\` shows the differences.\n`,
      );
      return;
    }
    const files = this.#suite?.suites.flatMap((project) => project.suites) ?? [];
    for (const file of files) {
      process.stdout.write(`\n${file.title.replace(/\.spec\.ts$/, '')}\n`);
      for (const row of rowsOf(file)) process.stdout.write(lineOf(row));
    }
    const rows = files.flatMap(rowsOf);
    const kept = rows.filter(({ isTrue }) => isTrue).length;
    const seconds = Math.round((Date.now() - this.#startedAt) / 1000);
    process.stdout.write(
      `\n${kept} of ${rows.length} sentences hold, ${rows.length - kept} do not (${seconds} s, ${status})\n`,
    );
  }

  printsToStdio(): boolean {
    return true;
  }
}

const idOf = (title: string) => title.slice(0, title.indexOf(' '));

function rowsOf(file: Suite): Row[] {
  return file.allTests().map((test) => {
    const result = test.results.at(-1);
    const annotationOf = (type: string) =>
      result?.annotations.find((annotation) => annotation.type === type)?.description;
    return {
      id: idOf(test.title),
      sentence: test.title.slice(test.title.indexOf(' ') + 1),
      seen: annotationOf('seen') ?? '',
      reading: annotationOf('reading'),
      isTrue: test.ok(),
      errors: result?.errors.map(({ message }) => shortened(message ?? '')) ?? ['did not run'],
    };
  });
}

/** A message without colours and browser logs. */
const shortened = (message: string) =>
  stripVTControlCharacters(message)
    .replace(/\n(Browser logs|Call log):.*/s, '')
    .replaceAll(/\n\s*\n/g, '\n');

function lineOf({ id, sentence, seen, reading, isTrue, errors }: Row): string {
  const cells = [
    isTrue ? '✓' : '✗',
    pad(id, 13),
    pad(sentence, SENTENCE_WIDTH),
    isTrue ? cut(seen, SEEN_WIDTH) : seen,
  ];
  const below = [
    ...(reading === undefined ? [] : [`read as: ${reading}`]),
    ...(isTrue ? [] : errors.join('\n').split('\n')),
  ];
  return [cells.join(' ').trimEnd(), ...below.map((line) => `${' '.repeat(16)}${line}`), ''].join(
    '\n',
  );
}

/** Thai combining marks take no column. */
const columnsOf = (text: string) => text.replace(/\p{Mn}/gu, '').length;
const pad = (text: string, width: number) =>
  text + ' '.repeat(Math.max(0, width - columnsOf(text)));
const cut = (text: string, width: number) =>
  columnsOf(text) <= width ? text : `${text.slice(0, width - 1)}…`;
