import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FilesDrawing } from '../illustrations/files.tsx';
import { LockFolderDrawing } from '../illustrations/lock-folder.tsx';

// The pictures are drawn outside the bundle, where no React is: `vitest -u` makes the files anew.
it.each([
  ['files', FilesDrawing],
  ['lock-folder', LockFolderDrawing],
])('%s is drawn as on the pages', async (name, Drawing) => {
  const drawing = renderToStaticMarkup(<Drawing />).replace(
    '<svg ',
    '<svg xmlns="http://www.w3.org/2000/svg" ',
  );
  await expect(`${drawing}\n`).toMatchFileSnapshot(`objects/${name}.svg`);
});
