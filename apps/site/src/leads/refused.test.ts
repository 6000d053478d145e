import { expect, it, vi } from 'vitest';
import { contentOf } from '../content/site-content.ts';
import { limitsOfWriting, RateLimit } from '../http/rate-limit.ts';
import type { LeadService } from './receive.ts';
import { answerRefused } from './refused.ts';

const request = new Request('http://localhost:4321/api/leads/refused');

function service(refused: LeadService['localOutbox']['refused']) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const made: LeadService = {
    outbox: {
      ...{ has: () => false, receivedAt: () => undefined },
      add: () => Promise.resolve({ id: 'lead-id', reference: 'ABCD-1234', isNew: true }),
    },
    localOutbox: { refused, resend: () => 0 },
    contentFor: () => contentOf('th'),
    rateLimit: new RateLimit(limitsOfWriting(60)),
    siteUrl: new URL('http://localhost:4321'),
    ...{ log, count: vi.fn(), onStored: vi.fn() },
  };
  return { made, log };
}

it('answers 503 and logs the code while the database cannot be read', () => {
  const { made, log } = service(() => {
    throw Object.assign(new Error('gone'), { code: 'ENOENT' });
  });
  expect(answerRefused(request, made).status).toBe(503);
  expect(log.warn).toHaveBeenCalledWith({ code: 'ENOENT' }, 'refused leads could not be read');
});

it('answers an empty list when no lead was refused', async () => {
  const { made } = service(() => ({ total: 0, leads: [] }));
  expect(await answerRefused(request, made).json()).toEqual({ total: 0, leads: [] });
});
