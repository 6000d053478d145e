import { Copy } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { th } from '../content/th/index.ts';
import { CopyButton } from './copy-button.tsx';

it.each([
  [false, ['button', 'button-line']],
  [true, ['button', 'button-small', 'button-line']],
])('looks like the buttons beside it, small or not: %s', (isSmall, looks) => {
  const html = renderToStaticMarkup(
    <CopyButton text="M9DP-9V3J" words={th.thanks.ticket} icon={Copy} isSmall={isSmall} />,
  );
  expect(/^<button[^>]* class="([^"]*)"/.exec(html)?.[1]?.split(' ')).toEqual(looks);
});
