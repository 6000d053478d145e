import { expect, it, vi } from 'vitest';
import { setVariables } from './set-variables.ts';

it('omits empty values', () => {
  expect(setVariables({ SITE_URL: '', PORT: '80' })).toEqual({ PORT: '80' });
});

it('reads an old name with a warning', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  expect(setVariables({ CANARY: '0' })).toMatchObject({ LEAD_CANARY: '0' });
  expect(warn).toHaveBeenCalledWith('CANARY is called LEAD_CANARY now', 'DeprecationWarning');
});

it('prefers the new name', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  expect(setVariables({ CANARY: '0', LEAD_CANARY: '1' })).toMatchObject({ LEAD_CANARY: '1' });
  expect(warn).not.toHaveBeenCalled();
});
