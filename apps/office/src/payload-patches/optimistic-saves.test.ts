import type { CollectionBeforeChangeHook } from 'payload';
import { expect, it } from 'vitest';
import { startOffice, storeLead } from '../../test/office.ts';

const office = await startOffice();
// Background jobs would interfere.
await office.stopJobs();
const sales = await office.person('sales');

// The save that read the lead first is refused, so that it does not undo the other, and can be repeated.
it.each(['/leads/', '/leads?where[id][equals]='])(
  'refuses a save when another has come between, by %s',
  async (path) => {
    const { id } = await storeLead(office);
    let hasPaused = false;
    const { promise: isRead, resolve: read } = Promise.withResolvers<boolean>();
    const { promise: isSaved, resolve: saved } = Promise.withResolvers<boolean>();
    const pause: CollectionBeforeChangeHook = async ({ data }) => {
      if ((data as { fullname?: string }).fullname === 'ชื่อใหม่' && !hasPaused) {
        hasPaused = true;
        read(true);
        await isSaved;
      }
      return data as unknown;
    };
    const { beforeChange } = office.payload.collections.leads.config.hooks;
    beforeChange.unshift(pause);
    const rename = () => sales.patch(`/leads/${id}`, { fullname: 'ชื่อใหม่' });
    const first = rename();
    await isRead;
    const second = await sales.patch(`${path}${id}`, { status: 'contacted' });
    expect(second.status).toBe(200);
    saved(true);
    const refused = await first;
    expect(refused.status).toBe(503);
    expect(refused.text).toContain('ยังไม่ได้บันทึกของคุณ');
    expect(await office.get('leads', id)).toMatchObject({
      fullname: 'สมหญิง ใจดี',
      status: 'contacted',
    });
    expect((await rename()).status).toBe(200);
    expect(await office.get('leads', id)).toMatchObject({
      fullname: 'ชื่อใหม่',
      status: 'contacted',
    });
    beforeChange.splice(beforeChange.indexOf(pause), 1);
  },
);
