import { expect, it } from 'vitest';
import { policyHash } from '../policy-hash.ts';
import { ownPolicy } from './own-policy.ts';

const [here, style, elsewhere] = ['a()\n', '.a{}', 'b()'].map((text) => `'${policyHash(text)}'`);
const policy = `default-src 'self';script-src 'self' ${elsewhere} ${here}; style-src 'self' ${style} ${elsewhere};`;

it('lets run what stands in a page, and nothing that stands in another', () => {
  const html = `<style id="x">.a{}</style><script type="module" data-page="">a()\n</script>`;
  expect(ownPolicy(policy, html)).toBe(
    `default-src 'self';script-src 'self' ${here}; style-src 'self' ${style};`,
  );
});

it('leaves a page without scripts those that have an address', () => {
  expect(ownPolicy(policy, '<p>b()</p><script src="/b.js"></script>')).toBe(
    "default-src 'self';script-src 'self'; style-src 'self';",
  );
});

it('reads a style in a drawing as browsers do', () => {
  const nested = `'${policyHash('.a{&:hover{}@media (width<9px){}}')}'`;
  const html = '<svg><style>.a{&amp;:hover{}@media (width&lt;9px){}}</style></svg>';
  expect(ownPolicy(`style-src 'self' ${nested};`, html)).toBe(`style-src 'self' ${nested};`);
});
