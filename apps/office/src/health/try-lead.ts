import type { Payload } from 'payload';
import { asHtml, asText } from '../alerts/channels/message.ts';
import { alertsOf, makeAlerts } from '../alerts/make-alerts.ts';
import { messageOf } from '../alerts/message-of.ts';
import type { Subject } from '../enquiries/subject.ts';
import { dryRun } from '../payload-patches/dry-run.ts';
import type { Lead } from '../payload-types.ts';

/** Where on its way a lead would have been lost. */
export type LostAt = 'lead' | 'alerts' | 'message';

/**
 * Does with a lead all that is done with one, down to the words of its alerts, and takes it all back:
 * the same rules, rows and jobs, in the same tables. Nothing of it is ever seen, sent or counted.
 *
 * @returns where it went wrong; undefined when a real one would have arrived
 */
export async function tryLead(
  payload: Payload,
  data: Omit<Lead, 'createdAt' | 'id' | 'updatedAt'>,
): Promise<LostAt | undefined> {
  let at: LostAt = 'lead';
  try {
    await dryRun(payload, async (req) => {
      const { id } = await payload.create({
        collection: 'leads',
        data,
        depth: 0,
        overrideAccess: true,
        req,
      });
      at = 'alerts';
      const subject: Subject = { relationTo: 'leads', value: id };
      await makeAlerts(payload, subject, req);
      const alerts = await alertsOf(payload, subject, req);
      at = 'message';
      for (const alert of alerts) {
        const message = await messageOf(payload, alert, req);
        if (!message) throw new Error('An alert has nothing to say');
        for (const form of [asText, asHtml]) form(message);
        JSON.stringify(message.data);
      }
    });
    return undefined;
  } catch (error) {
    payload.logger.error({ err: error, msg: 'canary lost', code: at });
    return at;
  }
}
