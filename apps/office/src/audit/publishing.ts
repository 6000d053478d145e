import type { GlobalAfterChangeHook } from 'payload';
import { recordEvent } from './record-event.ts';

/** Records that content of the website was published. */
export const recordPublishing: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if ((doc as { _status?: string })._status !== 'published') return;
  const label = typeof global.label === 'string' ? global.label : global.slug;
  await recordEvent(req, { event: 'settings', text: `เผยแพร่ ${label}` });
};
