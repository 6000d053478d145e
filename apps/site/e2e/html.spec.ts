import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import vnu from 'vnu-jar';
import { addresses } from './addresses.ts';
import { expect, test } from './site.ts';

const execute = promisify(execFile);
const hasJava = await execute('java', ['-version']).then(
  () => true,
  () => false,
);

test('the Nu HTML Checker finds no error', async ({ request }, testInfo) => {
  test.skip(!hasJava, 'The Nu HTML Checker needs Java, which is not installed.');
  // The checker takes up to a minute on a busy machine.
  test.slow();
  const folder = testInfo.outputPath('pages');
  mkdirSync(folder);
  // Without CSS: the checker does not know container queries.
  const save = (name: string, page: string) =>
    writeFileSync(path.join(folder, name), page.replace(/(<style>).*?(?=<\/style>)/gs, '$1'));
  for (const [index, address] of addresses.entries()) {
    const page = await (await request.get(address)).text();
    save(`${index}${address.replace(/\W+/g, '-')}.html`, page);
  }
  const refused = await request.post('/contact', {
    headers: { accept: 'text/html' },
    form: { fullName: 'ก', phone: '1' },
  });
  save('refused.html', await refused.text());
  const args = ['-jar', vnu, '--errors-only', '--skip-non-html', folder];
  const found = await execute('java', args).then(
    () => '',
    (error: unknown) => (error as { stderr: string }).stderr.replaceAll(folder, ''),
  );
  expect(found).toBe('');
});
