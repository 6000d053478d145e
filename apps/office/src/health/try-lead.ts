import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import { activeChannels } from '../alerts/active-channels.ts';
import { asHtml, asText } from '../alerts/channels/channel.ts';
import { enquiryMessage } from '../alerts/message.ts';
import { belongsTo, type Subject } from '../enquiries/subject.ts';
import type { Lead } from '../payload-types.ts';

/** The step at which a lead would be lost. */
export type LostAt = 'lead' | 'alerts' | 'message';

/**
 * Stores a lead with its alerts, makes the text of the alerts, and deletes everything. The lead is created in the
 * trash, which every list, figure and export leaves out, and the alerts as sent; the retention job erases what a crash
 * leaves behind.
 *
 * @returns the step that failed; undefined when a real lead would have arrived
 */
export async function tryLead(
  payload: Payload,
  data: Omit<Lead, 'createdAt' | 'id' | 'updatedAt'>,
): Promise<LostAt | undefined> {
  const records = recordsOf(payload);
  const now = new Date().toISOString();
  let at: LostAt = 'lead';
  try {
    const lead = await records.create('leads', { ...data, deletedAt: now, alertsMadeAt: now });
    const subject: Subject = { relationTo: 'leads', value: lead.id };
    try {
      at = 'alerts';
      for (const channel of activeChannels()) {
        const sent = { state: 'sent', attempts: 1, retryKey: 'canary', sentAt: now } as const;
        await records.create('alerts', { subject, channel, ...sent });
      }
      at = 'message';
      const message = enquiryMessage(subject, lead);
      for (const form of [asText, asHtml]) form(message);
      JSON.stringify(message.data);
    } finally {
      for (const collection of ['alerts', 'history'] as const) {
        await payload.db.deleteMany({ collection, where: belongsTo(subject) });
      }
      // Without hooks: the audit log records the erasures of people only.
      await payload.db.deleteMany({ collection: 'leads', where: { id: { equals: lead.id } } });
    }
    return undefined;
  } catch (error) {
    payload.logger.error({ err: error, msg: 'canary lost', code: at });
    return at;
  }
}
