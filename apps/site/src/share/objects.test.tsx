import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ObjectDrawing } from '../illustrations/objects.tsx';

// Share pictures are drawn outside the bundle, without React: `vitest -u` updates the files.
it.each(['files', 'lock-folder'] as const)(
  'the drawing %s is the same as on pages',
  async (name) => {
    const drawing = renderToStaticMarkup(<ObjectDrawing name={name} />).replace(
      '<svg ',
      '<svg xmlns="http://www.w3.org/2000/svg" ',
    );
    await expect(`${drawing}\n`).toMatchFileSnapshot(`objects/${name}.svg`);
  },
);
